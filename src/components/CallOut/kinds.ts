import { RELEASE } from '../../release/version';

/**
 * Kinds of call-outs. In Markdown, `:::broken` starts one of the kind `broken`. `title` is above the text unless the
 * author gives another: `:::broken[Images are lost]`. `icon` is an outline on a 24 × 24 grid, drawn for this site. A test
 * notices if `NAMES` in src/checks/directives.ts lacks one.
 */
export const KINDS = {
  note: {
    title: 'Note',
    tone: 'neutral',
    icon: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 11v5.5M12 7.5v.5',
  },
  tip: {
    title: 'Tip',
    tone: 'good',
    icon: 'M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.2 11.1c.5.4.7.9.7 1.4h5c0-.5.2-1 .7-1.4A6 6 0 0 0 12 3.5',
  },
  warning: { title: 'Warning', tone: 'warning', icon: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17v.5' },
  danger: { title: 'Danger', tone: 'danger', icon: 'M8 3.5h8l4.5 4.5v8L16 20.5H8L3.5 16V8zM12 7.5v6M12 16v.5' },
  /** A defect of the release. */
  broken: {
    title: `Broken in ${RELEASE.version}`,
    tone: 'warning',
    icon: 'M4 5h16v14H4zM12.5 5l-2 4.5 3.5 3-3 3 1 3.5',
  },
  /** Something that works, but not as its name, its type or the framework's own documentation says. */
  differs: {
    title: 'Works differently',
    tone: 'warning',
    icon: 'M4.5 9h15M4.5 15h15M15.5 5l-7 14',
  },
  costs: {
    title: 'Costs money',
    tone: 'warning',
    icon: 'M3 6h18v12H3zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6M6 9v.5M18 14.5v.5',
  },
  security: {
    title: 'Security',
    tone: 'danger',
    icon: 'M6 10.5h12v9H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5',
  },
} as const;

export type Kind = keyof typeof KINDS;

/** The names of call-outs that Docusaurus doesn't know by itself. */
export const OWN_KINDS = ['broken', 'differs', 'costs', 'security'] as const satisfies readonly Kind[];
