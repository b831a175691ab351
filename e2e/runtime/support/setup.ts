/** Before each test file: the release reads its settings while it is loaded, so the model has to be there before. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, vi } from 'vitest';
import { ScriptedModel } from './model';

if (!('scriptedModel' in globalThis)) {
  const model = new ScriptedModel();
  Object.assign(process.env, {
    OPENAI_API_URL: await model.start(),
    OPENAI_API_KEY: 'sk-test',
    USE_OPENAI_EMBEDDING: 'TRUE',
    // Before each request the release counts tokens. As for gpt-4o, its default, that takes four times as long.
    TOKENIZER_MODEL: 'gpt2',
    TOKENIZER_TYPE: 'tiktoken',
  });
  globalThis.scriptedModel = model;
  // No .env of the site, or above it, may be read.
  const folder = path.resolve(import.meta.dirname, '../.scratch/empty');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '.env'), '');
  process.chdir(folder);
}

afterEach(() => {
  vi.useRealTimers();
});
