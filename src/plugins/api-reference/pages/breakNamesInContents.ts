import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { partsOfName } from '../../../utils/partsOfName';

/** The name of the table of contents that Docusaurus adds to each page: a list of `{ value, id, level }`. */
const CONTENTS = 'toc';

/** As much as this plugin reads of the syntax tree of a page's exports. */
interface Syntax {
  type: string;
  name?: string;
  value?: unknown;
  raw?: string;
  body?: Syntax[];
  declaration?: Syntax | null;
  declarations?: Syntax[];
  id?: Syntax;
  init?: Syntax | null;
  elements?: (Syntax | null)[];
  properties?: Syntax[];
  key?: Syntax;
}

interface Exports {
  type: 'mdxjsEsm';
  data?: { estree?: Syntax };
}

/** A rehype plugin that lets names in code break in the table of contents, after `_` and before capitals. */
export function breakNamesInContents(): (tree: Root) => void {
  return (tree) => {
    visit(tree as unknown as { type: 'root'; children: Exports[] }, 'mdxjsEsm', ({ data }) => {
      for (const statement of data?.estree?.body ?? []) {
        const contents = statement.declaration?.declarations?.find(({ id }) => id?.name === CONTENTS);
        for (const entry of contents?.init?.elements ?? []) {
          const text = entry?.properties?.find(({ key }) => (key?.name ?? key?.value) === 'value')?.value as
            Syntax | undefined;
          if (typeof text?.value === 'string') {
            text.value = withPlacesToBreak(text.value);
            delete text.raw;
          }
        }
      }
    });
  };
}

function withPlacesToBreak(html: string): string {
  return html.replaceAll(/(?<=<code>)[^<]*(?=<\/code>)/gu, (name) => partsOfName(name).join('<wbr>'));
}
