import { describe, expect, it } from 'vitest';
import type { LoadContext } from '@docusaurus/types';
import { folderWith } from '../../utils/testFolder';
import { checkDrawings, problemsInDrawing } from './drawings';
import contentSecurityPolicyPlugin from './index';

declare global {
  interface ImportMeta {
    /** Vite's. */
    glob: (pattern: string) => unknown;
  }
}

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (content: string): string => `<svg ${NAMESPACES}>\n${content}\n</svg>\n`;

describe('a drawing', () => {
  it.each([
    ['a script', '<script>run()</script>', '<script> is not allowed in a drawing: remove it'],
    ['a script with a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">run()</s:script>', '<script> is not'],
    ['a script of another file', '<script href="x.js"/>', '<script> is not allowed in a drawing: remove it'],
    ['a handler', '<rect onclick="run()"/>', 'onclick on <rect> runs code: remove it'],
    ['a handler on an unknown element', '<Box onclick="run()"/>', 'onclick on <box> runs code: remove it'],
    [
      'a link',
      '<a href="java&#115;cript:run()"><text>Go</text></a>',
      'href="javascript:run()" on <a> runs code: link to a page, or to an https URL',
    ],
    ['an old link', '<a xlink:href="javascript:run()"/>', 'href="javascript:run()" on <a> runs code'],
    ['a link with another prefix', '<a l:href="javascript:run()"/>', 'href="javascript:run()" on <a> runs code'],
    ['a link that it changes', '<set attributeName="href" to="javascript:run()"/>', 'to="javascript:run()" on <set>'],
    [
      'HTML that runs code',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe srcdoc="x"/></body></foreignObject>',
      '<iframe> is not allowed in a drawing: remove it',
    ],
  ])('may not contain %s', (_, content, message) => {
    expect(problemsInDrawing(drawing(content))[0]).toMatch(/^2: /u);
    expect(problemsInDrawing(drawing(content)).join('\n')).toContain(message);
  });

  it.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY x "<script>run()</script>">]>', '1: entities can contain code: remove'],
    ['a style sheet that can be a program', '<?xml-stylesheet href="x.xsl"?>', '1: <?xml-stylesheet> can load code'],
    ['another encoding', '<?xml version="1.0" encoding="UTF-16"?>', '1: the file is encoded as UTF-16: save it as'],
    ['bytes that are not text', '\0', '1: the file is not UTF-8 text: save it as UTF-8'],
  ])('may not start with %s', (_, start, message) => {
    expect(problemsInDrawing(start + drawing('')).join('\n')).toContain(message);
  });

  it('may have links, HTML, styles, images, and text about code', () => {
    const harmless =
      '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n' +
      drawing(
        '<title>onclick="run()"</title><!-- <script>run()</script> --><style><![CDATA[a > b { color: red }]]></style>' +
          '<a href="https://example.com/"><text>javascript:run()</text></a><image href="data:image/png;base64,AA=="/>' +
          '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">&lt;script></p></foreignObject>',
      );
    expect(problemsInDrawing(harmless)).toEqual([]);
  });
});

describe('the drawings of a site', () => {
  it('are checked in static and beside pages', () => {
    const files = ['static/img/one.SVG', 'static/three.xml', 'docs/core/two.svg'];
    const site = folderWith(Object.fromEntries(files.map((file) => [file, drawing('<script>run()</script>')])));
    expect(checkDrawings(site)).toEqual(
      files.map((file) => `${file}:2: <script> is not allowed in a drawing: remove it`),
    );
    const { loadContent } = contentSecurityPolicyPlugin({ siteDir: site } as LoadContext);
    expect(() => loadContent?.()).toThrow(/^Drawings contain code:\nstatic\/img\/one\.SVG:2: /u);
  });

  it('run no code', () => {
    // So that Vitest runs this test when a drawing has changed.
    import.meta.glob('/{static,docs,community,src}/**/*.{svg,xml,xht,xhtml}');
    expect(checkDrawings('.')).toEqual([]);
  });
});
