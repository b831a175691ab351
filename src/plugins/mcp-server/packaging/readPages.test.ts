import { beforeEach, describe, expect, it } from 'vitest';
import { folderWith } from '../../../utils/testFolder';
import { readPages } from './readPages';

const twin = (title: string, more = ''): string =>
  `---\ntitle: ${title}\ndescription: What it is.\ncanonical_url: https://docs.test/eliza/\nrelease: 0.1.7\n${more}---\n\n> All pages: https://docs.test/eliza/llms.txt\n\n# ${title}\n\nText.\n`;

describe('readPages', () => {
  let folder = '';

  beforeEach(() => {
    folder = folderWith({
      'docs/intro.md': twin('Introduction', 'parts: 2\n'),
      'docs/intro.part-2.md': twin('Introduction', 'parts: 2\n').replace('# Introduction', '## More'),
      'api/classes/A.md': twin('A'),
      'community.md': twin('Community'),
      'docs/bare.md': '# Bare\n',
      'docs/broken.md': '---\ntitle: "x\n---\n# X\n',
    });
  });

  it('reads guides, API and community from their titles on, and leaves out everything else', async () => {
    const routes = [
      '',
      'search/',
      'docs/intro/',
      'docs/api/classes/A/',
      'community/',
      'community/Discord/topics/node-and-pnpm/',
      'community/Discord/development/coders/chat_2024-12-01/',
      'api/classes/A/',
    ];
    expect(await readPages(folder, routes)).toEqual([
      {
        route: 'api/classes/A/',
        part: 'api',
        title: 'A',
        description: 'What it is.',
        text: '# A\n\nText.',
      },
      {
        route: 'community/',
        part: 'community',
        title: 'Community',
        description: 'What it is.',
        text: '# Community\n\nText.',
      },
      {
        route: 'docs/intro/',
        part: 'guides',
        title: 'Introduction',
        description: 'What it is.',
        text: '# Introduction\n\nText.\n## More\n\nText.',
      },
    ]);
  });

  it('stops at a page that is missing or has another form, and names the file', async () => {
    await expect(readPages(folder, ['docs/gone/'])).rejects.toThrow('docs/gone.md is missing in the build');
    await expect(readPages(folder, ['docs/bare/'])).rejects.toThrow('docs/bare.md: a page has to have a title');
    await expect(readPages(folder, ['docs/broken/'])).rejects.toThrow(/docs\/broken\.md:\d+: the front matter/u);
  });
});
