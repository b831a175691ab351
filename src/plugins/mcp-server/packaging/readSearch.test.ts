import { expect, it } from 'vitest';
import { folderWith } from '../../../utils/testFolder';
import { readSearch } from './readSearch';

const BUILD = 'search-data/20250101T000000Z';

it('reads the parts that are in the package, and the messages', async () => {
  const files = ['guides', 'api', 'community', 'archive'].flatMap((part): [string, string][] => [
    [`${BUILD}/${part}.documents.json`, `["documents of ${part}"]`],
    [`${BUILD}/${part}.index.json`, `{ "words": "${part}" }`],
  ]);
  const folder = folderWith({ ...Object.fromEntries(files), [`${BUILD}/messages.json`]: '["a message"]' });
  const part = (name: string): object => ({ documents: [`documents of ${name}`], index: { words: name } });
  expect(await readSearch(folder)).toEqual({
    parts: { guides: part('guides'), api: part('api'), community: part('community') },
    messages: ['a message'],
  });
});

it('does not choose between the files of two builds', async () => {
  const folder = folderWith({ [`${BUILD}/messages.json`]: '', 'search-data/20250102T000000Z/messages.json': '' });
  await expect(readSearch(folder)).rejects.toThrow('has to have one folder, that of this build');
});
