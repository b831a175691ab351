/** Whether the shortcut key of this machine is the command key. */
function isMac(platform: string): boolean {
  return /^(?:mac|iphone|ipad)/iu.test(platform);
}

/** The text in the empty search box. */
export function searchPlaceholder(state: 'idle' | 'loading' | 'ready', platform: string): string {
  if (state === 'loading') {
    return 'Loading...';
  }
  return isMac(platform) ? 'Search ⌘+K' : 'Search Ctrl+K';
}

/** Whether a key opens the search: Ctrl+K, Command+K, or `/` outside of fields. */
export function isSearchShortcut({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') {
    return metaKey || ctrlKey;
  }
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/iu.test(target.tagName));
  return key === '/' && !metaKey && !ctrlKey && !altKey && !isField;
}
