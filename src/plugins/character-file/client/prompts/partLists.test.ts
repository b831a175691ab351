import { expect, it } from 'vitest';
import { character, release, runtime } from '../../preview/parts';
import { membersIn, placeholdersIn, textsIn } from './partLists';

const PARTS = [
  release('About '),
  character('Ada', 'name'),
  release(': '),
  character('precise', 'bio'),
  runtime('providers'),
  character('Ada', 'name'),
  runtime('exampleName', 'first name 1'),
  runtime('exampleName', 'first name 2'),
];

it('lists members and placeholders once, in order', () => {
  expect(membersIn(PARTS)).toEqual(['name', 'bio']);
  expect(placeholdersIn(PARTS)).toEqual(['providers', 'exampleName']);
});

it('joins what is between placeholders', () => {
  expect(textsIn(PARTS)).toEqual(['About Ada: precise', 'Ada']);
  expect(textsIn([])).toEqual([]);
});
