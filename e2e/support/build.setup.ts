import { requireBuild } from './builds';
import { test as setup } from './test';

setup('the site is built', ({ site }) => requireBuild(site));
