import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    { type: 'doc', id: 'intro', label: '简介' },
    'quickstart',
    'faq',
    'contributing',
    {
      type: 'category',
      label: 'Choose',
      link: { type: 'doc', id: 'choose/index' },
      items: ['choose/model', 'choose/database', 'choose/client', 'choose/hosting'],
    },
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
    { type: 'category', label: 'Reference', items: ['rest-api', 'upgrade', 'glossary'] },
  ],
};

export default sidebars;
