// Change: lets tables fit, or scroll, by keyboard too; see src/plugins/tables.
import MDXComponents from '@theme-original/MDXComponents';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import Table from '@site/src/plugins/tables/client/Table';

const components = { ...(MDXComponents as object), table: Table } as MDXComponentsObject;

export default components;
