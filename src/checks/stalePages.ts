import { execFileSync } from 'node:child_process';
import { type WrittenPage } from '../page-model/written';
import { sourcesOf } from './pages';

export interface StalePage {
  file: string;
  /** Sources of the page that have changed, with the change of each. */
  changes: { source: string; change: 'changed' | 'gone' }[];
}

/** The pages and skills whose sources differ between the release and the current commit of a checkout of the framework. */
export function stalePages(pages: readonly WrittenPage[], checkout: string, commit: string): StalePage[] {
  return pages.flatMap((page) => {
    const changes = sourcesOf(page).flatMap((source): StalePage['changes'] => {
      const now = blob(checkout, 'HEAD', source);
      if (now === blob(checkout, commit, source)) {
        return [];
      }
      return [{ source, change: now ? 'changed' : 'gone' }];
    });
    return changes.length > 0 ? [{ file: page.file, changes }] : [];
  });
}

function blob(checkout: string, revision: string, file: string): string | undefined {
  try {
    return execFileSync('git', ['-C', checkout, 'rev-parse', '--verify', '--quiet', `${revision}:${file}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
