import { deflateRawSync, gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { ADA } from '../src/plugins/character-file/check/testdata/characters';
import { EDITOR_BUDGET } from './budgets';
import { violations } from './support/accessibility';
import { saveData } from './support/bytes';
import { readBuilt } from './support/site';
import { longestTask, MAX_BLOCKED_MS } from './support/longTasks';
import { repeatsUnless } from './support/templates';
import { expect, test, visit } from './support/test';

const PAGE = 'docs/tools/character/';

/** A member on each line, so that the editor shows all of them. */
const good = (more: object = {}): string => {
  const members = Object.entries({ ...ADA, ...more }).map(([name, value]) => `  "${name}": ${JSON.stringify(value)}`);
  return `{\n${members.join(',\n')}\n}`;
};

test('a good file is loaded, and mistakes are told at their lines', async ({ page, pageErrors }) => {
  const checker = await open(page);
  await setText(page, good());
  await expect(checker.verdict).toHaveText(/^Eliza 0\.1\.7 loads this file\./u);

  await setText(
    page,
    good({ twiterProfile: {}, modelProvider: 'opnai' })
      .replace('"lore"', '// mine\n  "lore"')
      .replace(/\n\}$/u, ',\n}'),
  );
  await expect(checker.verdict).toHaveText(
    /^Eliza 0\.1\.7 rejects this file\. 3 problems to fix first\. 1 part has no effect\./u,
  );
  await expect(checker.group('Rejected').getByRole('listitem').locator('.cc-message')).toHaveText([
    /^Line 3, column 20 The release has no model provider “opnai”/u,
    /^Line 7, column 3 .*comment/u,
    /^Line \d+, column \d+ .*comma/u,
  ]);
  await expect(checker.group('No effect')).toContainText('twiterProfile');
  await expect(checker.group('No effect').getByRole('link', { name: 'Read the guide' })).toHaveAttribute(
    'href',
    /^\/eliza\/docs\//u,
  );

  await setText(page, good({ plugins: ['@elizaos/plugin-x'] }));
  await expect(checker.verdict).toHaveText(
    'This file passes the schema of Eliza 0.1.7, but the agent doesn’t run with it. 1 problem to fix first.',
  );
  await expect(checker.group('Fails')).toContainText('The release has no plugin “@elizaos/plugin-x”');
  expect(pageErrors).toEqual([]);
});

test('a place leads into the editor, which marks the problems', async ({ page }) => {
  const checker = await open(page);
  await setText(page, good({ modelProvider: 'opnai' }));
  await checker.group('Rejected').getByRole('button', { name: 'Line 3, column 20' }).click();
  await expect(checker.editor).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('"opnai"');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('"opnai"');
});

test('a fix can be undone, and all safe fixes are made at once', async ({ page }) => {
  const checker = await open(page);
  const before = '{\n  // mine\n  "name": "Ada",\n  "bio": "Ada teaches.",\n  "modelProvider": "opnai",\n}';
  await setText(page, before);
  await page.getByRole('button', { name: 'Remove the comment' }).click();
  await expect.poll(() => textOf(checker.editor)).not.toContain('mine');
  // The button is gone, and the focus is not lost.
  await expect(page.getByRole('region', { name: 'Result of the check' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => textOf(checker.editor)).toBe(before);

  await page.getByRole('button', { name: /^Make all safe fixes/u }).click();
  await expect(checker.verdict).toHaveText(/^Eliza 0\.1\.7 loads this file/u);
  await expect.poll(() => textOf(checker.editor)).toContain('"openai"');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => textOf(checker.editor)).toBe(before);
});

test('every sample can be started from, and the release loads it', async ({ page }) => {
  const checker = await open(page);
  const choice = page.getByLabel('Start from');
  const samples = (await choice.getByRole('option').allTextContents()).slice(1);
  expect(samples.length).toBe(3);
  let before = '';
  for (const label of samples) {
    await choice.selectOption({ label });
    await expect.poll(() => textOf(checker.editor)).not.toBe(before);
    before = await textOf(checker.editor);
    await expect(checker.verdict).toHaveText(/^Eliza 0\.1\.7 loads this file/u);
    await expect(page.getByRole('heading', { name: /^(?:Rejected|Fails|No effect) \(/u })).toHaveCount(0);
  }
});

test('files in UTF-8 and UTF-16 are opened, and others are told', async ({ page }) => {
  const checker = await open(page);
  const text = good({ name: 'Ada 艾达' });
  const files: [name: string, buffer: Buffer, told: RegExp | '', opens: boolean][] = [
    ['crlf.json', Buffer.from(text.replaceAll('\n', '\r\n')), '', true],
    ['le.json', Buffer.from(`\uFEFF${text}`, 'utf16le'), /^le\.json is UTF-16/u, true],
    ['latin.json', Buffer.from('{\n  "é": 1 }', 'latin1'), /^latin\.json was not opened: line 2 has a char/u, false],
    ['cat.png', Buffer.from([0x89, 0x50, 0, 0, 1]), /^cat\.png isn’t a text file/u, false],
    ['large.json', Buffer.alloc(5_000_000, 'x'), /^large\.json has more than 500,000 characters/u, false],
  ];
  for (const [name, buffer, told, opens] of files) {
    await setText(page, 'before');
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/json', buffer });
    await expect(page.locator('.cc-name'), name).toHaveText(opens ? name : /\.json$/u);
    await expect(page.locator('.cc').getByRole('alert'), name).toHaveText(told);
    await expect.poll(() => textOf(checker.editor), name).toContain(opens ? 'Ada 艾达' : 'before');
    await expect(checker.verdict, name).toHaveText(opens ? /loads this file/u : /rejects/u);
  }
});

test('a file can be dropped', async ({ page }) => {
  const checker = await open(page);
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.json'));
    return data;
  }, good());
  await checker.editor.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.locator('.cc-name')).toHaveText('dropped.json');
  await expect.poll(() => textOf(checker.editor)).toBe(good());
});

test('large, deep and strange texts freeze nothing, and get a message', async ({ page, context, pageErrors }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const checker = await open(page);
  const alert = page.locator('.cc').getByRole('alert');
  const texts: [name: string, text: string, told: Locator, message: RegExp][] = [
    ['5 MB', good({ lore: ['x'.repeat(5_000_000)] }), alert, /^This text has more than 500,000 characters/u],
    ['400,000 lines', '\n'.repeat(400_000), alert, /^This text has more than 5,000 lines/u],
    ['4,900 lines', `[\n${'1,\n'.repeat(4900)}1]`, checker.verdict, /rejects/u],
    ['deep nesting', '{"a":['.repeat(60_000), checker.verdict, /rejects|too large/u],
    ['one long line', good({ lore: ['x '.repeat(240_000)] }), checker.verdict, /loads/u],
    ['control characters', '\u0001\u0002\uFFFD\u202E'.repeat(1000), checker.verdict, /rejects/u],
  ];
  for (const [name, text, told, message] of texts) {
    await setText(page, '');
    await expect(checker.verdict).toBeEmpty();
    await checker.editor.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    const longest = await longestTask(page, async () => {
      await page.keyboard.press('ControlOrMeta+V');
      await expect(told, name).toHaveText(message);
    });
    console.log(`${name}: the longest task took ${Math.round(longest)} ms`);
    expect.soft(longest, name).toBeLessThan(MAX_BLOCKED_MS);
  }
  expect(pageErrors).toEqual([]);
});

test('a long text that comes while the editor is out of view is drawn only in part, and can be undone', async ({
  page,
}) => {
  const checker = await open(page);
  await setText(page, 'first');
  await page.locator('#rules').scrollIntoViewIfNeeded();
  await expect(checker.editor).not.toBeInViewport();
  const long = `[\n${'1,\n'.repeat(4500)}1]`;
  const file = { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(long) };
  await page.locator('.cc input[type=file]').setInputFiles(file);
  await expect(checker.verdict).toHaveText(/rejects/u);
  expect(await checker.editor.locator('.cm-line').count()).toBeLessThan(500);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => textOf(checker.editor)).toBe('first');
});

test('hostile members and HTML are text', async ({ page, pageErrors }) => {
  const checker = await open(page);
  const html = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await setText(
    page,
    `{"__proto__": {"accepted": true, "hacked": 1}, "constructor": {"prototype": {"hacked": 1}}, ${JSON.stringify(html)}: 1,
      "name": ${JSON.stringify(html)}, "modelProvider": ${JSON.stringify(html)}, "clients": [${JSON.stringify(html)}]}`,
  );
  await expect(checker.verdict).toHaveText(/rejects this file/u);
  await expect(checker.group('Rejected')).toContainText('<img src=x');
  expect(await page.evaluate(() => 'hacked' in {} || 'hacked' in window)).toBe(false);
  await expect(page.locator('main :is(img[src="x"], script)')).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('a link carries a file to someone else, and nothing is sent', async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const checker = await open(page);
  await setText(page, good({ name: 'Ada 艾达' }));
  await expect(checker.verdict).toHaveText(/loads/u);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.cc-bar').getByRole('status')).toHaveText(/^Link copied/u);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/docs\/tools\/character\/#character=[\w-]+$/u);

  const other = await browser.newPage({ baseURL });
  const requested: string[] = [];
  other.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
  await visit(other, link);
  await expect.poll(() => textOf(other.locator('.cm-content'))).toBe(good({ name: 'Ada 艾达' }));
  await expect(other.locator('.cc-verdict')).toHaveText(/loads/u);
  const packed = link.replace(/^.*=/u, '');
  expect(requested.length).toBeGreaterThan(3);
  expect(requested.filter((address) => address.replace(/#.*$/u, '').includes(packed.slice(0, 20)))).toEqual([]);
  await other.close();
});

test('a link that is broken or too large is told, and the text stays', async ({ page }) => {
  const checker = await open(page);
  const alert = page.locator('.cc').getByRole('alert');
  const packed = (text: string): string => deflateRawSync(text).toString('base64url');
  const follow = (data: string): Promise<void> =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, `character=${data}`);
  await setText(page, good());
  for (const [data, told] of [
    [packed(good()).slice(0, -9), /damaged character/u],
    [packed('x'.repeat(20_000_000)), /too large/u],
  ] as const) {
    await follow(data);
    await expect(alert).toHaveText(told);
    expect(await textOf(checker.editor)).toBe(good());
  }
  // One that works replaces it, and that can be undone.
  await follow(packed('{}'));
  await expect.poll(() => textOf(checker.editor)).toBe('{}');
  await expect(alert).toBeEmpty();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => textOf(checker.editor)).toBe(good());
});

test('a link that unpacks to hundreds of thousands of lines freezes nothing', async ({ page }) => {
  await visit(page, `${PAGE}#character=${deflateRawSync('\n'.repeat(400_000)).toString('base64url')}`);
  await expect(page.locator('.cc').getByRole('alert')).toHaveText(/more than 5,000 lines/u);
  const editor = page.locator('.cm-content');
  await expect(editor).toBeVisible();
  expect(await textOf(editor)).toBe('');
});

test('before a link with a secret is copied, the reader is warned', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.evaluate(() => navigator.clipboard.writeText('nothing'));
  await setText(page, good({ settings: { secrets: { OPENAI_API_KEY: `sk-${'a'.repeat(40)}` } } }));
  await page.getByRole('button', { name: 'Copy link' }).click();
  const warning = page.getByRole('group', { name: /possible secrets/u });
  await expect(warning).toBeFocused();
  await expect(warning).toContainText('OPENAI_API_KEY');
  await warning.getByRole('button', { name: 'Don’t copy' }).click();
  await expect(warning).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('nothing');

  await page.getByRole('button', { name: 'Copy link' }).click();
  await warning.getByRole('button', { name: 'Copy the link anyway' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#character=');
});

test('a browser that can’t compress says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'));
  await open(page);
  await setText(page, good());
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.cc-bar').getByRole('status')).toHaveText(/^This browser is too old/u);
});

test('the file can be downloaded under its name', async ({ page }) => {
  await open(page);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'my.character.json', mimeType: 'application/json', buffer: Buffer.from(good()) });
  await expect(page.locator('.cc-name')).toHaveText('my.character.json');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my.character.json');
});

test('everything works with the keyboard', async ({ page }) => {
  const checker = await open(page);
  await page.getByRole('button', { name: 'Open a file' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Start from')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(checker.editor).toBeFocused();
  await page.keyboard.insertText('{ "name": "Ada", }');
  await expect(checker.verdict).toHaveText(/rejects/u);
  // Tab leaves the editor: three buttons, "Make all safe fixes", and the first place.
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: /^Line 1, column 1$/u }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(checker.editor).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.locator('.cm-tooltip, .cm-panel').first()).toBeVisible();
});

test('what is typed before the editor is loaded stays, with the caret', async ({ page }) => {
  let load = (): void => undefined;
  const mayLoad = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/codemirror/u, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await visit(page, PAGE);
  const box = page.getByRole('textbox', { name: 'Character file' });
  await box.fill('{ "name": "Ada" }');
  await box.press('Home');
  load();
  const editor = page.locator('.cm-content');
  await expect(editor).toBeFocused();
  await page.keyboard.insertText(' ');
  await expect.poll(() => textOf(editor)).toBe(' { "name": "Ada" }');
});

test('without the editor, the text box has the check, the places and the fixes', async ({ page }) => {
  await page.route(/codemirror/u, (route) => route.abort());
  await visit(page, PAGE);
  const box = page.getByRole('textbox', { name: 'Character file' });
  await box.fill(good({ modelProvider: 'opnai' }));
  await expect(page.getByText('The check works without it.')).toBeVisible();
  await page.getByRole('button', { name: 'Line 3, column 20' }).click();
  await expect(box).toBeFocused();
  expect(await box.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd])).toEqual([
    good().indexOf('"openai"'),
    good().indexOf('"openai"') + '"opnai"'.length,
  ]);
  await page.getByRole('button', { name: 'Write "openai"' }).click();
  await expect(page.locator('.cc-verdict')).toHaveText(/loads/u);
  await expect(box).toHaveValue(good());
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(box).toHaveValue(good({ modelProvider: 'opnai' }));
});

test('without a worker, the check runs in the page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const checker = await open(page);
  await setText(page, good({ modelProvider: 'opnai' }));
  await expect(checker.verdict).toHaveText(/rejects/u);
});

/** What can go wrong with a worker that has answered before. */
const FAULTS = {
  hangs: () => {
    window.isSilent = true;
  },
  dies: () => {
    window.workers.forEach((worker) => worker.terminate());
  },
} as const;

for (const [fault, cause] of Object.entries(FAULTS)) {
  test(`a worker that ${fault} leaves no old verdict, and the check can be run again`, async ({ page }) => {
    await page.addInitScript(() => {
      const send = Reflect.get(Worker.prototype, 'postMessage') as (...message: unknown[]) => void;
      window.workers = new Set();
      Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]): void {
        window.workers.add(this);
        if (!window.isSilent) {
          Reflect.apply(send, this, message);
        }
      };
    });
    const checker = await open(page);
    const alert = page.locator('.cc-results').getByRole('alert');
    await setText(page, good({ modelProvider: 'opnai' }));
    await expect(checker.verdict).toHaveText(/rejects/u);

    await page.evaluate(cause);
    await setText(page, good());
    await expect(checker.verdict).toHaveText('Checking…');
    await expect(checker.group('Rejected')).toHaveCount(0);
    await expect(alert).toContainText('The check hasn’t answered, so there is no verdict on this text.');
    await expect(checker.verdict).toBeEmpty();
    await expect(page.getByText('opnai')).toHaveCount(0);

    await page.evaluate(() => {
      window.isSilent = false;
    });
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(checker.verdict).toHaveText(/loads this file/u);
    await expect(alert).toHaveCount(0);
    expect(await page.evaluate(() => window.workers.size)).toBe(2);
  });
}

test('a text stays when the reader leaves while it is checked', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await setText(page, good());
  await page.locator('main').getByRole('link', { name: 'character file', exact: true }).first().click();
  await expect(page).not.toHaveURL(/tools/u);
  await page.goBack();
  await expect.poll(() => textOf(page.locator('.cm-content'))).toBe(good());
});

test('once loaded, it works offline, and requests nothing', async ({ page, context }) => {
  // No pages are fetched ahead.
  await saveData(page);
  const checker = await open(page);
  await setText(page, good());
  await expect(checker.verdict).toHaveText(/loads/u);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);
  await setText(page, good({ modelProvider: 'opnai' }));
  await expect(checker.verdict).toHaveText(/rejects/u);
  await page.getByRole('button', { name: 'Write "openai"' }).click();
  await expect(checker.verdict).toHaveText(/loads/u);
  expect(requests).toEqual([]);
});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [1280, 390]) {
    const title = `with problems, the page is accessible, ${colorScheme}, at ${width} px`;
    test(title, repeatsUnless((colorScheme === 'dark') === (width === 390)), async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const checker = await open(page);
      await setText(
        page,
        `{ // mine\n${good({ modelProvider: 'opnai', twiterProfile: {}, clients: ['discord'], plugins: ['@elizaos/plugin-x'], long: 'x'.repeat(300) }).slice(1)}`,
      );
      for (const name of ['Rejected', 'Fails', 'No effect', 'Advice']) {
        await expect(checker.group(name)).toBeVisible();
      }
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });
  }
}

test('the editor is loaded on this page only, and the page asks for nothing that its policy forbids', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page, 'docs/core/characterfile/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((address) => /codemirror|character-editor/u.test(address))).toEqual([]);
  await open(page);
  await setText(page, good({ modelProvider: 'opnai' }));
  await expect(page.locator('.cm-lintRange-error')).toBeVisible();
  const editor = scripts.flatMap(
    (address) => /assets\/js\/[^/]*(?:codemirror|character-editor)[^/]*\.js/u.exec(address) ?? [],
  );
  expect(editor.length).toBe(2);
  const kilobytes = editor.reduce((sum, file) => sum + gzipSync(readBuilt(file)).length / 1000, 0);
  expect(kilobytes).toBeGreaterThan(10);
  expect(kilobytes).toBeLessThanOrEqual(EDITOR_BUDGET);
  expect(told.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the text and the rules are there, and no control that does nothing', async ({ page }) => {
    await page.goto(PAGE);
    // Not found by text, because Playwright treats <noscript> as empty.
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript p')).toHaveText(/^The check runs in your browser and needs JavaScript/u);
    expect(await page.locator('[data-rules] li').filter({ visible: true }).count()).toBeGreaterThan(30);
    await expect(page.locator('.cc')).toBeHidden();
    await expect(page.locator('main :is(textarea, input, select)').filter({ visible: true })).toHaveCount(0);
  });
});

interface Checker {
  editor: Locator;
  verdict: Locator;
  /** The problems of a kind, by its heading. */
  group: (name: string) => Locator;
}

/** Opens the page and waits for the editor. */
async function open(page: Page): Promise<Checker> {
  await visit(page, PAGE);
  const editor = page.locator('.cm-content');
  await expect(editor).toBeVisible();
  return {
    editor,
    verdict: page.locator('.cc-verdict'),
    group: (name) => page.getByRole('region', { name: new RegExp(`^${name} \\(`, 'u') }),
  };
}

/** Replaces the text as a reader would who selects all of it and pastes. */
async function setText(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await (text === '' ? page.keyboard.press('Delete') : page.keyboard.insertText(text));
}

/** The text in the editor, which shows all lines only if they are few. */
async function textOf(editor: Locator): Promise<string> {
  const lines = await editor.locator('.cm-line').allTextContents();
  return lines.join('\n');
}

declare global {
  interface Window {
    workers: Set<Worker>;
    isSilent?: boolean;
  }
}
