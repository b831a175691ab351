import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { builtPage, htmlOf } from '../../page-model/builtPage';
import { DIRECTIVES as SITE_DIRECTIVES } from './directives';
import { addContentSecurityPolicy, type KnownScripts } from './writePolicies';

const DIRECTIVES = { 'default-src': ["'none'"], 'script-src': ["'self'"] };

/** What the build writes: these inline scripts, its bundle, and one script from elsewhere. */
function known(...inline: string[]): KnownScripts {
  return {
    inline: new Set(inline),
    patterns: [/^go\('[a-z/]+'\);$/u],
    loaded: new Set(['/counter.js']),
    bundle: '/eliza/assets/js/',
  };
}

function withPolicy(html: string, scripts: KnownScripts): string {
  const page = builtPage(html);
  addContentSecurityPolicy(page, DIRECTIVES, scripts);
  return htmlOf(page);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function policyOf(html: string): string {
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(html)?.[1] ?? '';
}

describe('the policy of a page', () => {
  it('comes before the first script, after the character set', () => {
    const html = '<!doctype html><html><head><meta charset=utf-8><script>a()</script></head><body></body></html>';
    expect(withPolicy(html, known('a()'))).toBe(
      '<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" ' +
        `content="default-src 'none'; script-src 'self' ${hashOf('a()')}"><script>a()</script></head><body></body></html>`,
    );
  });

  it('has the hash of every inline script once, to the letter', () => {
    const code = 'if (1 < 2 && "</b>") {\n  run("&amp;");\n}';
    const html = `<head><meta charset=utf-8></head><body><script>${code}</script><script>${code}</script><script type=module>b()</script>`;
    expect(policyOf(withPolicy(html, known(code, 'b()', 'c()')))).toBe(
      `default-src 'none'; script-src 'self' ${hashOf(code)} ${hashOf('b()')}`,
    );
  });

  it('leaves out loaded scripts and data', () => {
    const html =
      '<head><meta charset=utf-8><script src="/counter.js"></script><script src=/eliza/assets/js/main.js defer></script>' +
      '<script type="application/ld+json">{}</script></head>';
    expect(policyOf(withPolicy(html, known()))).toBe("default-src 'none'; script-src 'self'");
  });

  it('is not confused by an attribute that contains markup', () => {
    const html = '<head><meta charset=utf-8></head><p title="<script>">x</p><script>a()</script>';
    expect(policyOf(withPolicy(html, known('a()')))).toContain(hashOf('a()'));
  });

  it('has the hash of a script that matches the pattern of a plugin', () => {
    const html = "<head><meta charset=utf-8></head><script>go('/docs/intro/');</script>";
    expect(policyOf(withPolicy(html, known()))).toContain(hashOf("go('/docs/intro/');"));
  });

  it('allows tags in the template of the build that content may not have', () => {
    const html = '<head><meta charset=utf-8><meta http-equiv="refresh" content="0; url=/docs/"></head><body></body>';
    expect(policyOf(withPolicy(html, known()))).toContain("script-src 'self'");
  });

  const refused = (part: string): (() => string) => {
    const html = part.startsWith('<head>')
      ? `<!doctype html>${part}`
      : `<!doctype html><head><meta charset=utf-8></head><body>${part}</body>`;
    return () => withPolicy(html, known('a()'));
  };

  it.each([
    [
      'an inline script',
      '<script>a();b()</script>',
      'a();b() (remove it; if a plugin writes it, use its injectHtmlTags',
    ],
    ['more than a known script', '<script>a(); </script>', 'a(); (remove it'],
    ['more than a pattern', "<script>go('/docs/');a();</script>", "go('/docs/');a();"],
    ['a module', '<script type=module>b()</script>', 'b()'],
    ['a script of a type with capitals', '<script type=" TEXT/JavaScript ">b()</script>', 'b()'],
    ['an old type of script', '<script type="text/jscript">b()</script>', 'b()'],
    ['an import map', '<script type="importmap">{"imports":{}}</script>', '{"imports"'],
    ['a script in a drawing', '<svg><script>b()</script></svg>', 'b()'],
    ['a script that a component has put into the head', '<head><script data-rh=true>b()</script></head>', 'b()'],
  ])('is not written for a page with %s that the build did not write', (_, part, shown) => {
    expect(refused(part)).toThrow(`a script that the build did not write: ${shown}`);
  });

  it.each([
    [
      'a script of this host',
      '<script src="/eliza/img/x.js"></script>',
      'a script that is not from the build: /eliza/img/x.js',
    ],
    [
      'a script of another host',
      '<script src="//example.com/eliza/assets/js/x.js"></script>',
      'a script that is not from the build: //example.com',
    ],
    ['a handler', '<p onclick=b()>x</p>', 'onclick on <p> runs code'],
    ['a link', '<a href=" JAVA&#10;SCRIPT:b()">x</a>', 'href="JAVASCRIPT:b()" on <a> runs code'],
    ['a frame', '<iframe src=/docs/></iframe>', '<iframe> is not allowed'],
    [
      'a redirection by a component',
      '<head><meta data-rh=true http-equiv=refresh content="0; url=/"></head>',
      '<meta http-equiv> is not allowed',
    ],
  ])('is not written for a page with %s', (_, part, message) => {
    expect(refused(part)).toThrow(message);
  });

  it('reports every problem of a page once', () => {
    const html = '<head><meta charset=utf-8></head><script>b()</script><script>b()</script><p onclick=c()>x</p>';
    expect(() => withPolicy(html, known())).toThrow(
      /^onclick on <p> [^\n]*\na script that the build did not write: b\(\) [^\n]*$/u,
    );
  });

  it('is not written for a document without a character set', () => {
    expect(() => withPolicy('<p>x</p>', known())).toThrow('it has no <meta charset>');
  });
});

it("allows scripts of the site only by their hashes: 'unsafe-inline' would allow injected ones where hashes are unknown", () => {
  expect(SITE_DIRECTIVES['script-src']).toEqual(["'self'"]);
});
