import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

describe('highlight', () => {
  it('has a span for each line and each part with a colour', () => {
    expect(highlight('const a = 1;\nx', 'ts', {})).toBe(
      '<span class="token-line"><span class="token keyword">const</span> a = <span class="token number">1</span>;<br></span>' +
        '<span class="token-line">x<br></span>',
    );
  });

  it('has one span for parts of the same colour', () => {
    expect(highlight('`a${b}`', 'ts', {})).toBe(
      '<span class="token-line"><span class="token string">`a</span>${b}<span class="token string">`</span><br></span>',
    );
  });

  it('takes the last of several kinds', () => {
    // Prism calls it a class name and a constant.
    expect(highlight('new FOO', 'ts', {})).toContain('<span class="token class-name">FOO</span>');
  });

  it('has the classes of lines', () => {
    expect(highlight('a\nb', 'text', { 1: ['marked'] })).toBe(
      '<span class="token-line">a<br></span><span class="token-line marked">b<br></span>',
    );
  });

  it('escapes what HTML would take for its own', () => {
    expect(highlight('<b>&amp;</b>', 'text', {})).toContain('&lt;b&gt;&amp;amp;&lt;/b&gt;');
  });

  it.each(['bash', 'diff', 'docker', 'sql', 'toml', 'yaml', 'json', 'typescript', 'tsx'])('knows %s', (language) => {
    const samples: Record<string, string> = {
      bash: 'echo "a"',
      diff: '- a',
      docker: 'FROM node',
      sql: 'SELECT 1',
      toml: 'a = 1',
      yaml: 'a: 1',
      json: '{"a": 1}',
      typescript: 'let a: string',
      tsx: '<a />',
    };
    expect(highlight(samples[language] ?? '', language, {})).toContain('class="token ');
  });
});
