import { expect, type Page, test } from '@playwright/test';
import { afterLoad, axeFindings, watch } from './site.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search all pages' });
const options = (page: Page) => page.getByRole('option');

async function search(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  await field(page).fill(words);
  await expect(options(page).first()).toBeVisible();
}

test('nothing of the search is loaded before it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await afterLoad(page);
  expect(asked.filter((path) => /search-|_astro\/(?:open-search|client)/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  expect(asked).toContain('/search-text.json');
});

test('opens by button, Ctrl K and "/", closes by Esc, button and click outside, gives the focus back', async ({
  page,
}) => {
  const faults = watch(page);
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Close the search' }).click();
  await expect(field(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 880);
  await expect(field(page)).toBeHidden();
  expect(faults).toEqual([]);
});

test('"/" is an ordinary character while somebody types', async ({ page }) => {
  await page.goto('/contact');
  const name = page.locator('input[name="name"]');
  await name.click();
  await page.keyboard.type('a/b');
  await expect(name).toHaveValue('a/b');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

for (const [word, path] of [
  ['statisticians', '/insights/article/facts-first-product-copy-you-can-audit'],
  ['sixteenth', '/insights/case-study/four-hundred-paint-names-and-one-proofreader'],
  ['loudspeaker', '/insights/case-study/one-timetable-and-three-screens-for-fernway'],
  ['purging', '/insights/article/three-shelf-lives-and-one-shop'],
] as const) {
  test(`"${word}", from deep inside one insight, finds it first or second`, async ({ page }) => {
    await page.goto('/');
    await search(page, word);
    const first = await options(page).evaluateAll((links) =>
      links.slice(0, 2).map((link) => link.getAttribute('href')),
    );
    expect(first).toContain(path);
    await expect(page.locator(`a[role="option"][href="${path}"] mark`).first()).toHaveText(
      new RegExp(word, 'i'),
    );
  });
}

test('forgives a slip, finishes words, knows names', async ({ page }) => {
  await page.goto('/about');
  for (const [typed, path] of [
    ['headles cms', '/services/headless-cms'],
    ['healthc', '/industries/healthcare'],
    ['tallybird ledger', '/projects/2'],
    ['privacy', '/privacy'],
  ] as const) {
    await search(page, typed);
    await expect(options(page).first()).toHaveAttribute('href', path);
    await page.keyboard.press('Escape');
  }
});

test('arrows choose, Enter opens, the count is announced', async ({ page }) => {
  await page.goto('/about');
  await search(page, 'accessibility');
  await expect(
    page.getByRole('status').filter({ hasText: /pages for “accessibility”/ }),
  ).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await expect(field(page)).toBeFocused();
  const target = await options(page).last().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target ?? '');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('says when there is nothing, and what to do', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  await field(page).fill('xqzzyw');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing on the shelf' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask a person' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('says when the index does not come, and tries again', async ({ page }) => {
  await page.clock.install();
  await page.route('**/search-text.json', (route) => route.abort());
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill('butter');
  // Three retries after 1, 2 and 4 seconds.
  for (const seconds of [1, 2, 4, 1]) await page.clock.runFor(seconds * 1000 + 500);
  await expect(page.getByRole('status').filter({ hasText: 'did not arrive' })).toBeVisible();
  await page.unroute('**/search-text.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.clock.runFor(1000);
  await expect(options(page).first()).toBeVisible();
});

for (const width of [1440, 360, 320]) {
  test(`fits a window of ${width} px, and axe finds nothing in any state`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/about');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await field(page).fill('performance');
    await expect(options(page).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const dialog = await page.locator('dialog[open]').boundingBox();
    expect(dialog?.x).toBeGreaterThanOrEqual(0);
    expect((dialog?.x ?? 0) + (dialog?.width ?? 0)).toBeLessThanOrEqual(width);
    const inside = await page
      .locator('dialog[open]')
      .evaluate((box) =>
        [...box.querySelectorAll('*')].every(
          (part) =>
            part.scrollWidth <= part.clientWidth + 1 ||
            getComputedStyle(part).display === 'inline' ||
            part.closest('svg, .visually-hidden, input') !== null,
        ),
      );
    expect(inside, 'something in the dialog is wider than its place').toBe(true);
  });
}

for (const [zoom, width, height] of [
  [200, 640, 450],
  [400, 320, 256],
] as const)
  test(`enlarged to ${zoom} % the field and the chosen result stay in the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await search(page, 'performance');
    const whole = { ratio: 0.99 };
    await expect(field(page)).toBeInViewport(whole);
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(3)).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).nth(3)).toBeInViewport();
    await expect(field(page)).toBeInViewport(whole);
    await expect(page.getByRole('button', { name: 'Close the search' })).toBeInViewport(whole);
  });

test('a not-found page suggests pages with similar names, and nothing else beside them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/services/brandng');
  const suggestions = page.getByRole('navigation', { name: 'Did you perhaps mean' });
  const links = suggestions.getByRole('link');
  await expect(links.first()).toHaveAttribute('href', '/services/branding');
  for (const title of await links.allTextContents()) expect(title).toMatch(/brand/i);
  expect(asked).not.toContain('/search-text.json');
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/contct');
  await expect(links.first()).toHaveAttribute('href', '/contact');
});

for (const path of ['/qqqqqq', '/team', '/%E0%A4%A'])
  test(`${path}, without a near match, keeps its three links`, async ({ page }) => {
    const faults = watch(page);
    await page.goto(path);
    await afterLoad(page);
    const links = page.getByRole('navigation', { name: 'Still warm elsewhere' }).getByRole('link');
    await expect(links).toHaveText(['Services', 'Projects', 'Insights']);
    expect(faults.filter((fault) => !/404 \(Not Found\)/.test(fault))).toEqual([]);
  });
