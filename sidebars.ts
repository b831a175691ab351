import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    { type: 'doc', id: 'intro', label: '简介' },
    'quickstart',
    {
      type: 'category',
      label: 'Recipes',
      items: [
        'recipes/plugin-package',
        'recipes/remember-a-user',
        'recipes/reset-memory',
        'recipes/change-a-prompt',
        'recipes/postgresql',
        'recipes/run-on-a-server',
        'recipes/embed-in-a-server',
        'recipes/behind-a-proxy',
        'recipes/write-a-client',
      ],
    },
    'faq',
    'contributing',
    {
      type: 'category',
      label: 'Core',
      items: ['core/characterfile', 'core/agents', 'core/providers', 'core/actions', 'core/evaluators'],
    },
    {
      type: 'category',
      label: 'Guides',
      items: [
        'guides/configuration',
        'guides/advanced',
        'guides/secrets-management',
        'guides/local-development',
        'guides/wsl',
      ],
    },
    {
      type: 'category',
      label: 'Advanced',
      items: [
        'advanced/fine-tuning',
        'advanced/infrastructure',
        'advanced/trust-engine',
        'advanced/autonomous-trading',
        'advanced/eliza-in-tee',
      ],
    },
    {
      type: 'category',
      label: 'Packages',
      link: { type: 'doc', id: 'packages/index' },
      items: ['packages/core', 'packages/adapters', 'packages/clients', 'packages/agent', 'packages/plugins'],
    },
    {
      type: 'category',
      label: 'Help',
      items: ['troubleshooting', 'known-defects'],
    },
  ],
};

export default sidebars;
