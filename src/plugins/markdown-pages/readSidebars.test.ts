import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { readSidebars } from './readSidebars';

it('groups pages by the outermost categories, with the pages of inner ones', () => {
  const docs = ['intro', 'core/index', 'core/a', 'core/b'].map((id) => ({
    id,
    permalink: `/docs/${id.replace(/index$/u, '')}`,
  }));
  const sidebars = {
    main: [
      { type: 'doc', id: 'intro' },
      { type: 'link', href: 'https://example.com', label: 'Elsewhere' },
      {
        type: 'category',
        label: 'Core',
        link: { type: 'doc', id: 'core/index' },
        items: [
          { type: 'doc', id: 'core/b' },
          { type: 'category', label: 'Inner', items: [{ type: 'doc', id: 'core/a' }] },
        ],
      },
    ],
  };
  // Only the parts that are read.
  const content = { loadedVersions: [{ docs, sidebars }] } as object as LoadedContent;
  expect(readSidebars(content, 'Overview')).toEqual([
    { title: 'Overview', pages: ['/docs/intro/'] },
    { title: 'Core', pages: ['/docs/core/', '/docs/core/b/', '/docs/core/a/'] },
  ]);
});
