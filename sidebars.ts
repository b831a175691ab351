import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    { type: 'doc', id: 'intro', label: '简介' },
    'quickstart',
    'contributing',
    {
      type: 'category',
      label: 'Core',
      items: ['core/characterfile', 'core/agents', 'core/providers', 'core/actions', 'core/evaluators'],
    },
    {
      type: 'category',
      label: 'Guides',
      items: ['guides/configuration', 'guides/advanced', 'guides/secrets-management', 'guides/local-development', 'guides/wsl'],
    },
    {
      type: 'category',
      label: 'Packages',
      items: ['packages/core', 'packages/agent', 'packages/plugins'],
    },
  ],
};

export default sidebars;
