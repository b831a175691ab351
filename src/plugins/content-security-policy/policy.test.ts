import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withContentSecurityPolicy } from './policy';

const DIRECTIVES = { 'default-src': ["'none'"], 'script-src': ["'self'"] };

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function policyOf(html: string): string {
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(html)?.[1] ?? '';
}

describe('the policy of a page', () => {
  it('stands before the first script, behind the character set', () => {
    const html = '<!doctype html><html><head><meta charset=utf-8><script>a()</script></head><body></body></html>';
    expect(withContentSecurityPolicy(html, DIRECTIVES)).toBe(
      '<!doctype html><html><head><meta charset=utf-8><meta http-equiv="Content-Security-Policy" ' +
        `content="default-src 'none'; script-src 'self' ${hashOf('a()')}"><script>a()</script></head><body></body></html>`,
    );
  });

  it('has the hash of every inline script once, to the letter', () => {
    const code = 'if (1 < 2 && "</b>") {\n  run("&amp;");\n}';
    const html = `<head></head><body><script>${code}</script><script>${code}</script><script type=module>b()</script>`;
    expect(policyOf(withContentSecurityPolicy(html, DIRECTIVES))).toBe(
      `default-src 'none'; script-src 'self' ${hashOf(code)} ${hashOf('b()')}`,
    );
  });

  it('leaves out loaded scripts and data', () => {
    const html = '<head><script src="/a.js"></script><script type="application/ld+json">{}</script></head>';
    expect(policyOf(withContentSecurityPolicy(html, DIRECTIVES))).toBe("default-src 'none'; script-src 'self'");
  });

  it('is not led astray by an attribute that holds markup', () => {
    const html = '<head></head><p title="<script>">x</p><script>a()</script>';
    expect(policyOf(withContentSecurityPolicy(html, DIRECTIVES))).toContain(hashOf('a()'));
  });

  it('is refused for a document without a head', () => {
    expect(() => withContentSecurityPolicy('<p>x</p>', DIRECTIVES)).toThrow('it has no <head>');
  });
});
