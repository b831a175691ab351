import { readTable } from './tables';

/** The page with the table of routes. */
export const ROUTES_PAGE = 'docs/rest-api.md';

/** A row of the table of routes. */
export interface Route {
  /** `POST /:agentId/message`; some rows have two. */
  routes: string[];
  /** Inline code of the cell that tells the answer. */
  codes: string[];
  line: number;
}

/** The first table below the heading "Routes". */
export function readRoutes(): Route[] {
  const { rows, place } = readTable(ROUTES_PAGE, 'Routes');
  const first = Number(place.split(':').at(-1));
  return rows.map(([route, , , answer], index) => ({
    routes: route?.code ?? [],
    codes: answer?.code ?? [],
    line: first + index,
  }));
}
