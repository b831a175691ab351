import { describe, expect, it } from 'vitest';
import { testCheckout } from '../testCheckout';
import { collectTexts, textsIn } from './collectTexts';

const first = (code: string): unknown => textsIn('a.ts', code)[0];

describe('textsIn', () => {
  it.each([
    ['console.error("No tea")', 'No tea'],
    ['elizaLogger\n  .warn(`No ${drink} for ${name}.`)', 'No … for ….'],
    ['throw new Error("No tea " + "in " + pot)', 'No tea in …'],
    ['new CoinbaseError("No tea")', 'No tea'],
    ['throw "No tea"', 'No tea'],
    ['throw TypeError("No tea")', 'No tea'],
    ['const message = `No ${drink}`;\nif (a) {\n  console.error(message);\n}', 'No …'],
    ['console.error("From", a, "to", b)', 'From … to'],
    ['console.error(`No tea:\n        ${list}\n\n   `)', 'No tea:\n…'],
  ])('reads %s', (code, text) => {
    expect(first(code)).toMatchObject({ text, isError: true });
  });

  it('has the line, and leaves out what has no text, and calls of others', () => {
    const code = 'log.error("a");\nconsole.error(error);\nconsole.log(`${a}: ${b}`);\n\nconsole.log("Tea is ready");\n';
    expect(textsIn('a.ts', code)).toEqual([{ line: 5, text: 'Tea is ready', isError: false }]);
  });

  it.each([
    ['console.log("Error fetching tea")', true],
    ['elizaLogger.info("Tea could not be made")', true],
    ['elizaLogger.log("Model file not found, starting download...")', false],
    ['elizaLogger.log("Populated 3 missing tweets")', false],
    ['elizaLogger.debug("Mirrors the room")', false],
  ])('takes %s for a failure: %s', (code, isError) => {
    expect(first(code)).toMatchObject({ isError });
  });

  it.each([
    ['console.error("No tea", error)', 'printed'],
    ['elizaLogger.error("No tea", error)', 'lost'],
    ['elizaLogger.error("No tea", error, error.message)', 'printed'],
    ['elizaLogger.error(`No tea: ${error}`)', 'printed'],
    ['elizaLogger.error("No tea", { message: err.message })', 'printed'],
    ['new Error(`No tea: ${response.statusText}`)', 'printed'],
    ['elizaLogger.error("No tea", pot)', undefined],
    ['const errorMessage = `No ${drink}`;\nthrow new Error(errorMessage);', undefined],
    ['const text = `No tea: ${error}`;\nthrow new Error(text);', 'printed'],
  ])('knows what becomes of the error in %s: %s', (code, cause) => {
    expect(first(code)).toMatchObject({ cause });
  });
});

describe('collectTexts', () => {
  it('collects each text of a file once, without tests and examples', () => {
    const { checkout, commit } = testCheckout({
      'packages/core/src/b.ts': 'console.log("Tea");\nconsole.error("No tea", e);\nconsole.error("No tea");\n',
      'agent/src/index.ts': 'console.log("Tea");\n',
      'packages/core/src/b.test.ts': 'console.log("Test");\n',
      'packages/core/src/examples/c.ts': 'console.log("Example");\n',
      'docs/d.ts': 'console.log("Docs");\n',
    });
    expect(collectTexts(checkout, commit)).toEqual({
      errors: { 'packages/core/src/b.ts': [[2, 'No tea', 'printed']] },
      normal: { 'agent/src/index.ts': [[1, 'Tea']], 'packages/core/src/b.ts': [[1, 'Tea']] },
    });
  });
});
