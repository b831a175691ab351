import type { MermaidConfig } from 'mermaid';

/** With variables, colors follow the color mode without drawing again. Mermaid's own themes can't: they compute colors. */
const COLORS = `
  .node :is(rect, circle, ellipse, polygon, path), .entityBox, rect.actor, .labelBox {
    fill: var(--site-surface-raised) !important; stroke: var(--site-accent) !important; stroke-width: 1px !important;
    rx: 5px; }
  .node .divider path { stroke: var(--site-line) !important; }
  .cluster rect { fill: var(--site-accent-soft) !important; stroke: none !important; rx: 6px; }
  .edgePaths path:not(.edge-thickness-invisible), .relationshipLine, .transition, .messageLine0, .messageLine1 {
    stroke: var(--site-text-soft) !important; stroke-width: 1.5px !important; }
  .actor-line, .loopLine { stroke: var(--site-line) !important; stroke-width: 1px !important; }
  .marker path, .marker circle, marker path, marker circle { stroke: var(--site-text-soft) !important; fill: none; }
  .arrowMarkerPath, [id$='-arrowhead'] path, [id$='barbEnd'] path { fill: var(--site-text-soft) !important; }
  marker circle { fill: var(--site-surface-sunken); }
  text, tspan { fill: var(--site-text) !important; }
  .label, .nodeLabel, .edgeLabel, .edgeLabel p, .cluster-label, .cluster-label p, .cluster-label span {
    color: var(--site-text) !important; font-size: 15px !important; }
  .edgeLabel, .labelBkg, .edgeLabel p { background-color: var(--site-surface-sunken) !important; }
  .edgeLabel rect { fill: var(--site-surface-sunken) !important; opacity: 1 !important; }
  .clusters ~ * .edgeLabel, .root .root .edgeLabel, .root .root .labelBkg, .root .root .edgeLabel p {
    background-color: var(--site-accent-soft) !important; }
  .cluster-label p { font-weight: 600; }
`;

/** Forced colors change the ground and not the shapes of a drawing. */
const FORCED_COLORS = `
  @media (forced-colors: active) {
    .node :is(rect, circle, ellipse, polygon, path), .entityBox, rect.actor, .labelBox, .cluster rect {
      fill: Canvas !important; stroke: CanvasText !important; }
    .edgePaths path:not(.edge-thickness-invisible), .relationshipLine, .transition, .messageLine0, .messageLine1, .actor-line, marker path {
      stroke: CanvasText !important; }
    .arrowMarkerPath, [id$='-arrowhead'] path, [id$='barbEnd'] path, text, tspan { fill: CanvasText !important; }
    .label, .nodeLabel, .edgeLabel, .edgeLabel p, .cluster-label p, .cluster-label span { color: CanvasText !important; }
  }
`;

/** Sizes are natural ones; styles shrink what is wider than the page. */
export const DIAGRAM_CONFIG: MermaidConfig = {
  startOnLoad: false,
  theme: 'base',
  themeCSS: COLORS + FORCED_COLORS,
  fontFamily: 'var(--ifm-font-family-base)',
  fontSize: 15,
  themeVariables: { fontSize: '15px' },
  flowchart: {
    useMaxWidth: false,
    nodeSpacing: 16,
    rankSpacing: 24,
    padding: 8,
    diagramPadding: 2,
    wrappingWidth: 190,
    subGraphTitleMargin: { top: 4, bottom: 6 },
  },
  sequence: {
    useMaxWidth: false,
    mirrorActors: false,
    diagramMarginX: 4,
    diagramMarginY: 4,
    width: 100,
    height: 40,
    actorMargin: 24,
    boxMargin: 4,
  },
  er: {
    useMaxWidth: false,
    diagramPadding: 4,
    nodeSpacing: 16,
    rankSpacing: 110,
    entityPadding: 10,
    minEntityWidth: 80,
  },
  state: { useMaxWidth: false, padding: 8 },
};

/** A chart with the comment `%% on phones: TD` flows down where there is no room for it to flow to the right. */
export function forScreen(diagram: string, isNarrow: boolean): string {
  const direction = /^[\t ]*%% on phones: (\w+)$/mu.exec(diagram)?.[1];
  return isNarrow && direction ? diagram.replace(/^(\s*flowchart )\w+/u, `$1${direction}`) : diagram;
}
