/** Whether the shortcut key of this machine is the command key. */
export function isMac(platform: string): boolean {
  return /^(?:mac|iphone|ipad)/iu.test(platform);
}

/** What the search box shows when it is empty. */
export function searchPlaceholder(state: 'idle' | 'loading' | 'ready', platform: string): string {
  if (state === 'loading') {
    return 'Loading...';
  }
  return isMac(platform) ? 'Search ⌘+K' : 'Search Ctrl+K';
}
