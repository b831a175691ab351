import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  all: ['intro', 'guide', { type: 'category', label: 'Topics', items: ['topics/one'] }],
  empty: [{ type: 'html', value: 'Nothing to link to' }],
};

export default sidebars;
