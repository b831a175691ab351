import { describe, expect, it } from 'vitest';
import { readDocuments, storeDocuments } from './storedDocuments';

describe('storeDocuments', () => {
  const page = { route: 'docs/x/', title: 'X' };

  it('leaves out anchors that follow from their headings', () => {
    const sections: [string, string][] = [
      ['what-twitter_dry_run-does', 'What TWITTER_DRY_RUN does'],
      ['is-it-safe', 'Is it safe?'],
      ['简介', '简介'],
    ];
    const stored = storeDocuments([{ ...page, sections }]);
    expect(stored.sections).toEqual([sections.map(([, heading]) => heading)]);
    expect(readDocuments(stored)).toEqual([{ ...page, sections }]);
  });

  it('keeps all others', () => {
    const sections: [string, string][] = [
      ['name-1', 'name'],
      ['', 'December 2024'],
      ['chosen', 'By the author'],
    ];
    const stored = storeDocuments([{ ...page, sections }]);
    expect(stored.sections).toEqual([sections]);
    expect(readDocuments(stored)).toEqual([{ ...page, sections }]);
  });

  it('leaves out titles of digests, unless they are not the usual ones', () => {
    const route = 'community/Discord/development/coders/chat_2024-11-20/';
    const documents = [
      { route, title: '#coders, 20 November 2024', sections: [] },
      { route, title: 'A day', sections: [] },
      { ...page, sections: [] },
    ];
    const stored = storeDocuments(documents);
    expect(stored.titles).toEqual(['', 'A day', 'X']);
    expect(readDocuments(stored)).toEqual(documents);
  });

  it('keeps of each route what the one before it has not', () => {
    const routes = ['docs/intro/', 'docs/in/', 'docs/in/', `docs/${'long/'.repeat(30)}`, `docs/${'long/'.repeat(31)}`];
    const documents = routes.map((route) => ({ ...page, route, sections: [] }));
    const stored = storeDocuments(documents);
    expect(stored.routes.slice(0, 14)).toBe('!docs/intro/ (');
    expect(readDocuments(stored)).toEqual(documents);
  });

  it('stores no pages as well', () => {
    expect(readDocuments(storeDocuments([]))).toEqual([]);
  });

  it('lists the pages of each topic instead of the topics of each page', () => {
    const documents = [
      { ...page, sections: [], topics: ['models', 'wallets'] },
      { ...page, sections: [] },
      { ...page, sections: [], topics: ['wallets'] },
    ];
    const stored = storeDocuments(documents);
    expect(stored.topics?.ids).toEqual(['models', 'wallets']);
    expect(JSON.stringify({ ...stored, topics: undefined })).not.toContain('wallets');
    expect(readDocuments(stored)).toEqual(documents);
  });
});
