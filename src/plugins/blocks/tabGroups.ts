/** Tabs of one group show the same choice on all pages. The browser keeps it under this name. */
export const TAB_GROUPS = ['system', 'package-manager', 'model-provider', 'coding-agent'] as const;
