import { expect, test } from '@playwright/test';
import { yaml } from '../../support/content.ts';
import { frameLabels, home } from '../../support/copy.ts';
import { axeFindings, watch } from '../../support/site.ts';

type Words = Record<
  'open' | 'label' | 'ice' | 'refused' | 'note' | 'copy' | 'copied' | 'notCopied',
  string
>;
const words = yaml<Words>('../demo/icing/ice-words.yaml');
const refused = 'Arsehole';

/** Fragments after `#ice=`, as somebody could send them. */
const hostile = [
  '<script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '<svg onload=window.hacked=1>',
  '</bdi></h1><h1>x',
  '"><b>x',
  "' onclick='window.hacked=1",
  'javascript:window.hacked=1',
  '&lt;b&gt;x',
  '{{constructor}}',
  'url(//x.example)',
  'data:text/html,x',
  '__proto__',
  'constructor',
  'toString',
  'M0 0h9',
  'NaN',
  ...[
    '%',
    '%%',
    '%zz',
    '%u0041',
    '%C3',
    '%E2%82',
    '%F0%9F',
    '%ED%A0%80',
    '%C0%AF',
    '%00',
    '%0D%0Ax',
  ],
  ...['%E2%80%AEtxt.exe', '%E2%81%A6x', 'مرحبا', 'עברית', 'ไทยนี้'],
  ...['👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '%F0%9F%8F%B3%EF%B8%8F', 'a'.repeat(1000), `e${'%CC%81'.repeat(300)}`],
  ...['👩‍'.repeat(300), 'W%20'.repeat(300), '%E3%85%A4', '%E2%80%8B%E2%80%8D'],
  refused,
];

test('a visitor opens any link, and the page only shows at most twelve characters', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const faults = watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#ice=Zo%C3%AB');
  const hero = page.locator('section:has(h1)');
  const said = hero.getByRole('status').filter({ hasText: words.note });
  await expect(said).toHaveText(`${words.note}: Zoë`);
  const before = await page.title();
  expect(hostile.length).toBeGreaterThan(39);
  for (const fragment of hostile) {
    await page.evaluate((fragment) => {
      location.hash = `#ice=${fragment}`;
    }, fragment);
    // The name is said a frame after its icing.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    const { text, ...rest } = await page.evaluate(() => ({
      text: document.querySelector('h1 + div bdi')?.textContent ?? '',
      elements: document.querySelectorAll('h1 *, bdi *, h1 + div :is(script, img, b, a)').length,
      width: document.documentElement.scrollWidth - innerWidth,
      hacked: 'hacked' in window,
      stored: localStorage.length + sessionStorage.length,
    }));
    expect(rest, fragment).toEqual({ elements: 1, width: 0, hacked: false, stored: 0 });
    expect([...new Intl.Segmenter().segment(text)].length, fragment).toBeLessThan(13);
    expect(text, fragment).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_C}]/u);
  }
  await expect(page.locator('h1')).toHaveText(home.hero.headline);
  await expect(page).toHaveTitle(before);
  expect(requests.filter((url) => /ice=|hacked|Zo/.test(url))).toEqual([]);
  expect(faults).toEqual([]);
});

test('a visitor ices a word by keys, copies its link and goes back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const faults = watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const hero = page.locator('section:has(h1)');
  const icings = page.locator('h1 + div > svg');
  const field = page.getByLabel(words.label);
  const said = hero.getByRole('status').filter({ hasText: words.note });
  await hero.getByRole('button', { name: words.open }).press('Enter');
  await expect(field).toBeFocused();
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  const refusal = page.getByText(words.refused);
  await field.fill(refused);
  await field.press('Enter');
  await expect(refusal).toBeVisible();
  await page.keyboard.press('Escape');
  await hero.getByRole('button', { name: words.open }).press('Enter');
  await expect(field).toBeFocused();
  await expect(refusal).toHaveCount(0);
  await field.press('Enter');
  await expect(refusal).toBeVisible();
  await field.fill('');
  await expect(refusal).toHaveCount(0);
  await field.pressSequentially('Anna & Bertil');
  await expect(field).toHaveValue('Anna & Berti');
  await field.press('Enter');
  await expect(page).toHaveURL('/#ice=Anna%20%26%20Berti');
  await expect(said).toHaveText(`${words.note}: Anna & Berti`);
  await expect(icings).toHaveCount(1);
  await expect(hero.getByRole('button', { name: words.open })).toBeFocused();
  await expect(page.locator('h1')).toHaveAccessibleName(home.hero.headline);
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  await hero.getByRole('button', { name: words.copy }).click();
  await expect(page.getByText(words.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await hero.getByRole('button', { name: words.copy }).click();
  await expect(page.getByText(words.notCopied)).toBeVisible();
  await page.goBack();
  await expect(said).toHaveCount(0);
  await page.goForward();
  await expect(said).toHaveText(`${words.note}: Anna & Berti`);
  expect(faults).toEqual([]);
});

test('a visitor without a connection reads that the form is missing, and later opens it', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: words.open });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.press('Enter');
  await expect(page.getByText(frameLabels.toasts.missing)).toBeVisible();
  await context.setOffline(false);
  await button.press('Enter');
  await expect(page.getByLabel(words.label)).toBeFocused();
});

test('a visitor without popovers sees the word of a link, and is offered no form', async ({
  page,
}) => {
  const faults = watch(page);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.goto('/#ice=Anna');
  const hero = page.locator('section:has(h1)');
  await expect(hero.getByRole('status')).toHaveText(`${words.note}: Anna`);
  await hero.locator('em').click();
  await expect(hero.getByRole('button')).toHaveCount(0);
  expect(faults).toEqual([]);
});
