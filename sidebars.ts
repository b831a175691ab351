import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    { type: 'doc', id: 'intro', label: '简介' },
    'quickstart',
    {
      type: 'category',
      label: 'Tutorial',
      link: { type: 'doc', id: 'tutorial/index' },
      items: [
        'tutorial/ada-answers',
        'tutorial/ada-knows',
        'tutorial/ada-acts',
        'tutorial/ada-sees',
        'tutorial/test-ada',
        'tutorial/ada-on-telegram',
      ],
    },
    {
      type: 'category',
      label: 'Recipes',
      link: { type: 'doc', id: 'recipes/index' },
      items: [
        'recipes/change-the-model',
        'recipes/ollama',
        'recipes/discord-bot',
        'recipes/discord-voice',
        'recipes/telegram-group',
        'recipes/post-on-x',
        'recipes/write-a-client',
        'recipes/answer-from-documents',
        'recipes/remember-a-user',
        'recipes/reset-memory',
        'recipes/change-a-prompt',
        'recipes/action-with-parameters',
        'recipes/plugin-package',
        'recipes/several-agents',
        'recipes/postgresql',
        'recipes/run-on-a-server',
        'recipes/behind-a-proxy',
        'recipes/embed-in-a-server',
      ],
    },
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
      items: [
        'core/characterfile',
        'core/character-reference',
        'core/agents',
        'core/runtime-reference',
        'core/providers',
        'core/actions',
        'core/action-reference',
        'core/evaluators',
      ],
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
    {
      type: 'category',
      label: 'Help',
      items: ['troubleshooting', 'known-defects'],
    },
  ],
};

export default sidebars;
