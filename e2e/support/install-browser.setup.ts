import { test as setup } from '@playwright/test';
import { ensureChromium } from './chromium';

setup('a browser is there', () => {
  setup.setTimeout(10 * 60_000);
  console.log(`Browser: ${ensureChromium()}`);
});
