// Change: lets wide tables scroll, by keyboard too.
import MDXComponents from '@theme-original/MDXComponents';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import ScrollableTable from '@site/src/components/ScrollableTable';

const components = { ...(MDXComponents as object), table: ScrollableTable } as MDXComponentsObject;

export default components;
