import { expect, type Page, test } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { SOUNDS, type Sound } from '../../src/features/sound/sounds.ts';
import { yaml } from '../support/content.ts';
import { frameLabels } from '../support/copy.ts';
import { afterLoad, at, menuButton, watch } from '../support/site.ts';

test.skip(!features.sound, 'This site has no sound.');

const { title, groups } = yaml<{ title: string; groups: { sound: Record<string, string> } }>(
  'pages/display-settings.yaml',
);
const { legend = '', on = '', off = '' } = groups.sound;
const choice = (page: Page, name: string) =>
  page
    .getByRole('dialog', { name: title })
    .getByRole('group', { name: legend, exact: true })
    .getByRole('radio', { name, exact: true });

/** Requests for the code of sounds. */
const codeOf = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return () => asked.filter((url) => /play-sound/.test(url));
};

/** Waits until the code of sounds has been fetched so many times in all, and has run on this page. */
async function codeRuns(page: Page, code: () => string[], times = 1) {
  await expect.poll(() => code().length).toBe(times);
  await page.evaluate((url) => import(url), code().at(-1) ?? '');
}

/** How long a sound lasts, in ms: each of these its own. */
const ms = (name: keyof typeof SOUNDS) => {
  const { parts }: Sound = SOUNDS[name];
  return Math.max(...parts.map(({ at = 0, decay }) => at + decay));
};

/** Counts contexts, and the ms that each started sound lasts. */
const spy = (page: Page) =>
  page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard, contexts: 0, atClick: [] });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        Object.assign(window, { contexts: Reflect.get(window, 'contexts') + 1 });
      }
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.push(Math.round(1000 * (this.buffer?.duration ?? 0)));
      start.apply(this, when);
    };
    // As if each sound had begun long before the next is asked for: of those that follow at once some are left out.
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1000 * heard.length;
    // What has begun when all other listeners to a click are through.
    addEventListener('click', () => Reflect.get(window, 'atClick').push(heard.length));
  });
const read = (page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key), name);
const heard = (page: Page) => read(page, 'heard') as Promise<number[]>;

const openSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: frameLabels.displaySettings }).click();
/** As a visitor comes who has switched sound on before. */
const withSound = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('displaySettings', '{"sound":"on"}'));

test('sound is off by itself: a press fetches and starts nothing', async ({ page }) => {
  const code = codeOf(page);
  await spy(page);
  await page.goto(at('/about'), { waitUntil: 'networkidle' });
  await openSettings(page);
  await expect(choice(page, off)).toBeChecked();
  await page.keyboard.press('Escape');
  await menuButton(page).click();
  await page.waitForLoadState('networkidle');
  expect(await read(page, 'atClick')).toEqual([0, 0]);
  expect([code(), await read(page, 'contexts'), await heard(page)]).toEqual([[], 0, []]);
});

test('a visitor switches sound on by keys, hears that, and hears presses on the next page', async ({
  page,
}) => {
  const faults = watch(page);
  const code = codeOf(page);
  await spy(page);
  await page.goto(at('/about'));
  await openSettings(page);
  await choice(page, off).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, on)).toBeChecked();
  await expect.poll(() => heard(page)).toEqual([ms('success')]);
  expect(code()).toHaveLength(1);

  await page.reload();
  await codeRuns(page, code, 2);
  await afterLoad(page);
  expect(await read(page, 'contexts')).toBe(0);
  await menuButton(page).click();
  // What opens is heard, and not the press besides.
  await expect.poll(() => heard(page)).toEqual([ms('open')]);
  expect(await read(page, 'atClick')).toEqual([0]);
  await page.keyboard.press('Escape');
  await expect.poll(() => heard(page)).toEqual([ms('open'), ms('close')]);
  expect(await read(page, 'contexts')).toBe(1);

  // Off and on again: what closes in between is not heard.
  await openSettings(page);
  await choice(page, off).press('Space');
  await page.keyboard.press('Escape');
  await menuButton(page).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#mega-menu')).toBeHidden();
  await openSettings(page);
  await choice(page, on).press('Space');
  await expect.poll(async () => (await heard(page)).at(-1)).toBe(ms('success'));
  expect((await heard(page)).slice(2)).not.toContain(ms('close'));
  expect(faults).toEqual([]);
});

test('messages are heard as what they are', async ({ page }) => {
  const code = codeOf(page);
  await spy(page);
  await withSound(page);
  // Nothing is heard before a visitor has done more than point. (What a test evaluates counts as a press.)
  await page.addInitScript(() =>
    addEventListener('pointermove', () =>
      document.dispatchEvent(new CustomEvent('toast-request', { detail: ['success', 'Text'] })),
    ),
  );
  const come = page.waitForEvent('requestfinished', (request) => /play-sound/.test(request.url()));
  await page.goto(at('/about'));
  await come;
  await page.mouse.move(700, 500);
  await codeRuns(page, code);
  const ask = (kind: string) =>
    page.evaluate((detail) => {
      document.dispatchEvent(new CustomEvent('toast-request', { detail: [detail, 'Text'] }));
    }, kind);
  await ask('error');
  await expect.poll(() => heard(page)).toEqual([ms('error')]);
  await ask('success');
  await expect.poll(() => heard(page)).toEqual([ms('error'), ms('success')]);
});

test('a device without sound changes nothing', async ({ page }) => {
  const faults = watch(page);
  const code = codeOf(page);
  await withSound(page);
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        Object.assign(window, { asked: true });
        throw new DOMException('No device', 'NotSupportedError');
      }
    };
  });
  await page.goto(at('/about'));
  await codeRuns(page, code);
  await menuButton(page).click();
  await expect(page.locator('#mega-menu')).toBeVisible();
  await expect.poll(() => read(page, 'asked')).toBe(true);
  expect(faults).toEqual([]);
});
