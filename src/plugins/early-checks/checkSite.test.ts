import { beforeEach, describe, expect, it } from 'vitest';
import { KINDS } from '../../components/CallOut/kinds';
import { folderWith, writeFiles } from '../../utils/testFolder';
import { checkSite } from './checkSite';

it('finds nothing wrong with the fixture site', async () => {
  expect(await checkSite('e2e/fixture-site')).toEqual([]);
});

describe('checkSite', () => {
  let site: string;
  const write = (file: string, body: string, frontMatter = 'title: X'): void => {
    writeFiles(site, { [file]: `---\n${frontMatter}\n---\n\n${body}\n` });
  };

  beforeEach(() => {
    site = folderWith();
  });

  it('tells mistakes of all kinds at once, by file and line', async () => {
    write('docs/glossary.md', '# Glossary\n\n## Room\n\n<!-- forms: room -->\nOne sentence.');
    write('docs/faq/index.md', '# FAQ\n\n[A](/docs/faq/a/)\n\n[B](/docs/faq/b/)');
    write('docs/faq/a.md', '# A\n\n## Why?\n\nSo.');
    write('docs/faq/b.md', '# B\n\n## Why?\n\nSo.');
    write('docs/guides/configuration/index.mdx', '# Settings\n\n| Setting | Use |\n| --- | --- |\n| `A` | x |');
    write('docs/b.md', '# B\n\n## Fix\n\n## Fix\n\n[gone](/docs/gone/)', 'title: B\nsearchedAs:\n  fx: y');
    write(
      'docs/a.md',
      '# A\n\n[B](/docs/b/#no)\n\n[why](/docs/faq/#why)\n\n[how](/docs/faq/#how)\n\n:::nte\n\nX.\n\n:::',
    );
    const places = (await checkSite(site)).map((problem) => problem.replace(/^(\S+?:\d+): (.{24}).*$/u, '$1 $2'));
    expect(places).toEqual(
      [
        'docs/a.md:7 the link /docs/b/#no lea',
        'docs/a.md:11 the link /docs/faq/#how l',
        'docs/a.md:13 there is no block ":::nt',
        'docs/b.md:4 searchedAs names the sect',
        'docs/b.md:11 "Fix" has the anchor #fix',
        'docs/b.md:13 the link /docs/gone/ lead',
        'docs/faq/b.md:7 the question "Why?" is al',
        'docs/glossary.md:10 Room: end in a link to a ',
        'docs/glossary.md:10 Room: write two sentences',
        'docs/guides/configuration/index.mdx:7 the columns are "Setting ',
      ].map((place) => place.slice(0, place.indexOf(' ') + 25)),
    );
  });

  it('knows all call-outs', async () => {
    const callOuts = Object.keys(KINDS).map((kind) => `:::${kind}\n\nX.\n\n:::\n`);
    write('docs/a.md', callOuts.join('\n'));
    expect(await checkSite(site)).toEqual([]);
  });

  it('checks only what has changed, and links to it', async () => {
    write('docs/a.md', '# A\n\n## Fix them\n\n[gone](#gone)');
    write('docs/b.md', '# B\n\n## B\n\n[A](/docs/a/#fix-then) [B](#gone) [old](/docs/old/)');
    expect(await checkSite(site, ['docs/a.md'], [{ from: 'docs/old.md', to: 'docs/a.md' }])).toEqual([
      'docs/a.md:9: the link #gone leads to no section of /docs/a/: write the anchor of another section, or the URL of the page alone',
      'docs/b.md:9: the link /docs/a/#fix-then leads to no section of /docs/a/: write #fix-them',
      'docs/b.md:9: the link /docs/old/ leads to no page: write /docs/a/, or remove the link',
    ]);
  });

  it('knows pages that have no file, and addresses from the front matter', async () => {
    write('docs/core/a.md', '# A', 'title: A\nslug: /other');
    write('docs/core/b.md', '# B', 'title: B\nslug: there');
    write('community/Discord/problems/x.md', 'Text.');
    write('docs/x.mdx', '# X\n\n<Filter />');
    const links = ['/docs/other/', '/docs/core/there/', '/community/Discord/answers/', '/docs/x/#made-by-filter'];
    write(
      'docs/y.md',
      links
        .concat('/api/functions/x/#y', '/docs/core/a/')
        .map((url) => `[X](${url})`)
        .join('\n'),
    );
    expect(await checkSite(site)).toEqual([
      expect.stringContaining('docs/y.md:10: the link /docs/core/a/ leads to no page'),
    ]);
  });

  it('does not rely on the API reference while a build may be writing it', async () => {
    write('api/index.md', '# API');
    write('docs/a.md', '[changes](/api/changes/)');
    expect(await checkSite(site)).toEqual([
      expect.stringContaining('docs/a.md:5: the link /api/changes/ leads to no page'),
    ]);
    expect(await checkSite(site, undefined, [], true)).toEqual([]);
  });
});
