import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  defaultSidebar: [{ type: 'doc', id: 'index', label: 'Community' }],
};

export default sidebars;
