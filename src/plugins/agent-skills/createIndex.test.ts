import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createIndex } from './createIndex';

it('has each skill in both forms', () => {
  const bytes = Buffer.from('---\nname: roll-dice\n---\n');
  expect(createIndex([{ name: 'roll-dice', description: 'Rolls dice.', bytes }])).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'roll-dice',
        description: 'Rolls dice.',
        type: 'skill-md',
        url: 'roll-dice/SKILL.md',
        digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
        files: ['SKILL.md'],
      },
    ],
  });
});
