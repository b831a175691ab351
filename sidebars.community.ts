import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { ARCHIVE_ROUTE } from './src/plugins/chat-archive/route';

/** Notes of the streams of one month, newest first. `month` names their folder. */
function streamsOf(month: string, label: string, days: readonly string[]): SidebarItemConfig {
  const [number = '', year = ''] = month.split('-');
  return {
    type: 'category',
    label,
    items: days.map((day) => ({
      type: 'doc' as const,
      id: `Streams/${month}/${year}-${number}-${day}`,
      label: `${Number(day)} ${label.split(' ')[0]}`,
    })),
  };
}

const sidebars: SidebarsConfig = {
  defaultSidebar: [
    { type: 'doc', id: 'index', label: 'Community' },
    'faq-and-support',
    'awesome-eliza',
    'creator-fund',
    {
      type: 'category',
      label: 'AI Agent Dev School',
      link: { type: 'doc', id: 'ai-dev-school/index' },
      items: ['nader_tutorial_15min', 'nader_tutorial_10min', 'part1', 'part2', 'part3'].map(
        (name) => `ai-dev-school/${name}`,
      ),
    },
    {
      type: 'category',
      label: 'Agents of ai16z',
      link: { type: 'doc', id: 'ai16z/index' },
      items: ['ai16z/pmairca', 'ai16z/degenai'],
    },
    {
      type: 'category',
      label: 'Contributors',
      link: { type: 'doc', id: 'Contributors/index' },
      items: ['Contributors/profiles', 'Contributors/eliza-council', 'Contributors/inspiration'],
    },
    {
      type: 'category',
      label: 'Streams',
      link: { type: 'doc', id: 'Streams/index' },
      items: [
        streamsOf('12-2024', 'December 2024', ['27', '20', '17', '13', '11', '10', '06', '05', '03', '01']),
        streamsOf('11-2024', 'November 2024', ['29', '28', '26', '24', '22', '21', '15', '10', '08', '06']),
        streamsOf('10-2024', 'October 2024', ['29', '27', '25']),
        {
          type: 'category',
          label: 'Green Pill',
          link: { type: 'doc', id: 'Streams/12-2024/greenpill/index' },
          items: [
            'core_concepts',
            'ai_evolution',
            'daos_ai_evolution2',
            'information_management',
            'greenpill_ai-dao-prompt',
          ].map((name) => `Streams/12-2024/greenpill/${name}`),
        },
      ],
    },
    { type: 'link', label: 'Chat archive', href: `/${ARCHIVE_ROUTE}/` },
    {
      type: 'category',
      label: 'Notes',
      items: ['Notes/cookbook', 'Notes/lore', 'Notes/murad2049'],
    },
  ],
};

export default sidebars;
