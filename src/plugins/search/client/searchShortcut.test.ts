import { describe, expect, it } from 'vitest';
import { searchPlaceholder } from './searchShortcut';

describe('searchPlaceholder', () => {
  it('shows the shortcut of the machine', () => {
    expect(searchPlaceholder('ready', 'MacIntel')).toBe('Search ⌘+K');
    expect(searchPlaceholder('ready', 'Linux x86_64')).toBe('Search Ctrl+K');
    expect(searchPlaceholder('idle', 'Win32')).toBe('Search Ctrl+K');
  });

  it('says that the index is loading', () => {
    expect(searchPlaceholder('loading', 'MacIntel')).toBe('Loading...');
  });
});
