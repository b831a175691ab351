import { describe, expect, it } from 'vitest';
import { ALLOWED_ADDRESSES } from './allowedLinks';
import { isAllowedAddress } from './findPeople';

describe('the allow list', () => {
  it('has no entry for a whole site on which people have accounts', () => {
    const sites =
      /^(?:docs\.google|drive\.google|gist\.github|github|hackmd|huggingface|linkedin|loom|lu|medium|npmjs|raw\.githubusercontent|t|twitter|x|youtube)\.\w+$/u;
    expect(ALLOWED_ADDRESSES.filter((entry) => sites.test(entry))).toEqual([]);
  });
});

describe('isAllowedAddress', () => {
  const allowed = ['github.com/elizaOS', 'raw.githubusercontent.com/elizaOS', 'ai16z.ai', 'arxiv.org/abs'];

  it.each([
    '/docs/faq/',
    '#summary',
    'https://github.com/elizaos',
    'https://www.github.com/ElizaOS/eliza/pull/273/files#diff-1',
    'http://ai16z.ai/essays/ai16z-recap-week-1?from=feed#:~:text=one,two',
    'https://raw.githubusercontent.com/elizaOS/eliza/main/README.md',
    'https://arxiv.org/abs/2404.06483v1',
  ])('allows %s', (address) => {
    expect(isAllowedAddress(address, allowed)).toBe(true);
  });

  it.each([
    ['another account', 'https://github.com/jane/eliza'],
    ['an account that starts alike', 'https://github.com/elizaOS-jane/eliza'],
    ['a list of accounts', 'https://github.com'],
    ['a gist', 'https://gist.github.com/jane/1'],
    ['a file of a person', 'https://raw.githubusercontent.com/jane/eliza/main/README.md'],
    ['a path back up', 'https://github.com/elizaOS/../jane'],
    ['an account on X', 'https://x.com/jane/status/1'],
    ['an account on Twitter', 'https://twitter.com/jane'],
    ['a channel', 'https://www.youtube.com/@jane'],
    ['a blog', 'https://medium.com/@jane/post'],
    ['a profile', 'https://www.linkedin.com/in/jane'],
    ['a contact', 'https://t.me/jane'],
    ['a model', 'https://huggingface.co/jane/model'],
    ['a publisher', 'https://www.npmjs.com/~jane'],
    ['a site of a person', 'https://jane.github.io/blog/'],
    ['a document', 'https://docs.google.com/document/d/1'],
    ['a recording', 'https://www.loom.com/share/1'],
    ['an address without a scheme', '//x.com/jane'],
    ['an address with backslashes', '/\\x.com/jane'],
    ['a user in front of the host', 'https://jane@github.com/elizaOS/eliza'],
    ['a host that looks allowed', 'https://github.com.example/elizaOS'],
    ['an email address', 'mailto:jane@example.com'],
    ['a script', 'javascript:alert(1)'],
    ['another protocol', 'ftp://github.com/elizaOS'],
    ['a page of members', 'https://ai16z.ai/@jane'],
    ['commits of a person', 'https://github.com/elizaOS/eliza/commits?author=jane'],
    ['issues of a person', 'https://github.com/elizaOS/eliza/issues?q=is%3Aopen+author%3Ajane'],
    ['pull requests of a person', 'https://github.com/elizaOS/eliza/pulls/jane'],
    ['a branch of a person', 'https://github.com/elizaOS/eliza/compare/main...jane:eliza:main'],
    ['no address', 'https://'],
  ])('rejects %s: %s', (_, address) => {
    expect(isAllowedAddress(address, allowed)).toBe(false);
  });
});
