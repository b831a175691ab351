import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { filesBelow } from '../../utils/filesBelow';
import { activeParts } from './activeContent';

/** Folders whose drawings the build publishes. */
const FOLDERS = ['static', 'docs', 'community', 'src'];
/** Files in which a browser runs scripts when it opens them: SVG and other XML. */
const DRAWING = /\.(?:svg|xml|xht|xhtml)$/iu;

/**
 * Finds code in the drawings of a site. It doesn't run where a page shows the drawing as an image, but it does when a
 * reader opens the drawing by its address, and no policy stops it there.
 *
 * @param siteDir - folder of the site
 * @returns `static/img/x.svg:3: what runs code: the fix`, one line each
 */
export function checkDrawings(siteDir: string): string[] {
  return FOLDERS.flatMap((folder) => filesBelow(siteDir, folder))
    .filter((file) => DRAWING.test(file))
    .flatMap((file) =>
      problemsInDrawing(readFileSync(path.join(siteDir, file), 'utf8')).map((problem) => `${file}:${problem}`),
    );
}

/**
 * Finds what runs code in a drawing, or could.
 *
 * @param text - of the file, read as UTF-8
 * @returns `3: what runs code: the fix`, one line each
 */
export function problemsInDrawing(text: string): string[] {
  const problems: string[] = [];
  const report = (message: string): void => {
    problems.push(`${text.slice(0, parser.startIndex).split('\n').length}: ${message}`);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        activeParts(localName(name).toLowerCase(), Object.entries(attributes).map(plainLink), 'drawing').forEach(
          report,
        );
      },
      onprocessinginstruction(name, data) {
        const encoding = /encoding\s*=\s*["']([^"']*)/iu.exec(data)?.[1];
        if (name === '?xml-stylesheet') {
          report('<?xml-stylesheet> can load code: remove it');
        } else if (name.toLowerCase() === '!doctype' && data.includes('[')) {
          report('entities can contain code: remove the declarations in brackets from <!DOCTYPE>');
        } else if (name === '?xml' && encoding && !/^utf-?8$/iu.test(encoding)) {
          report(`the file is encoded as ${encoding}: save it as UTF-8`);
        }
      },
    },
    { xmlMode: true },
  );
  if (/[\0\uFFFD]/u.test(text)) {
    return ['1: the file is not UTF-8 text: save it as UTF-8'];
  }
  parser.end(text);
  return [...new Set(problems)];
}

/** `script` of `svg:script`: each file chooses its prefixes. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** `xlink:href` may have another prefix. Other attributes with a prefix do nothing. */
function plainLink([name, value]: [string, string]): [string, string] {
  return [localName(name) === 'href' ? 'href' : name, value];
}
