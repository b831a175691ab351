import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    { type: 'doc', id: 'intro', label: '简介' },
    'quickstart',
    {
      type: 'category',
      label: 'Core',
      items: ['core/characterfile', 'core/agents', 'core/providers', 'core/actions', 'core/evaluators'],
    },
    {
      type: 'category',
      label: 'Guides',
      items: ['guides/configuration', 'guides/secrets-management'],
    },
    {
      type: 'category',
      label: 'Packages',
      items: ['packages/core'],
    },
  ],
};

export default sidebars;
