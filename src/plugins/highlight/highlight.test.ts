import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

describe('highlight', () => {
  it('has a span for each part with a color', () => {
    expect(highlight('const a = 1;\nx', 'ts')).toEqual([
      '<span class="token keyword">const</span> a = <span class="token number">1</span>;<br>',
      'x<br>',
    ]);
  });

  it('has one span for parts of the same color', () => {
    expect(highlight('`a${b}`', 'ts')).toEqual([
      '<span class="token string">`a</span>${b}<span class="token string">`</span><br>',
    ]);
  });

  it('uses the last of several kinds', () => {
    // Prism marks it as a class name and as a constant.
    expect(highlight('new FOO', 'ts').join()).toContain('<span class="token class-name">FOO</span>');
  });

  it('knows languages by other names', () => {
    expect(highlight('// a', 'jsonc').join()).toContain('<span class="token comment">// a</span>');
  });

  it('escapes characters that are special in HTML', () => {
    expect(highlight('<b>&amp;</b>', 'text').join()).toContain('&lt;b&gt;&amp;amp;&lt;/b&gt;');
  });

  it('links names that code imports from the package', () => {
    const code = "import { x as Plugin, type Action } from '@elizaos/core';\nconst a: Action = {};";
    const [first = '', second = ''] = highlight(code, 'ts');
    expect(first).toContain('<a href="/eliza/api/interfaces/Action/">Action</a>');
    expect(first.match(/<a /gu)).toHaveLength(1);
    expect(second).not.toContain('<a ');
    expect(highlight(code, 'text').join()).not.toContain('<a ');
  });

  it.each(['bash', 'yaml', 'json', 'typescript', 'tsx'])('knows %s', (language) => {
    const samples: Record<string, string> = {
      bash: 'echo "a"',
      yaml: 'a: 1',
      json: '{"a": 1}',
      typescript: 'let a: string',
      tsx: '<a />',
    };
    expect(highlight(samples[language] ?? '', language).join()).toContain('class="token ');
  });
});
