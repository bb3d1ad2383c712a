import { expect, test } from '@playwright/test';
import { fillIn } from '../../src/lib/fill-in.ts';
import { search as copy, notFound, pages } from '../support/copy.ts';
import { button, field, options, search } from '../support/search-page.ts';
import { afterLoad, axeFindings, holdBack, needed, watch } from '../support/site.ts';

test('nothing of the search is loaded before it is asked for', async ({ page }) => {
  needed('search of its own');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await afterLoad(page);
  expect(asked.filter((path) => /search-|_astro\/(?:open-search|client)/.test(path))).toEqual([]);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  expect(asked).toContain('/search-text.json');
});

test('opens by button, Ctrl K and "/", closes by Esc, button and click outside, gives the focus back', async ({
  page,
}) => {
  needed('search of its own');
  const faults = watch(page);
  await page.goto('/about');
  const box = await button(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.getByRole('button', { name: copy.close }).click();
  await expect(field(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 880);
  await expect(field(page)).toBeHidden();
  expect(faults).toEqual([]);
});

test('what is typed before the dialog comes stands in its field', async ({ page }) => {
  needed('search of its own');
  const release = await holdBack(page, /\/_astro\/open-search/);
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('wh');
  release();
  await expect(field(page)).toHaveValue('wh');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('y');
  await expect(field(page)).toHaveValue('why');
});

test('a result opened in a new tab leaves the results open', async ({ page }) => {
  await page.goto('/about');
  await search(page, needed('word that stands on four pages'));
  // The tab itself is the browser's, and the headless shell does not always open one: what counts is that nothing stops it.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      const { ctrlKey, metaKey, defaultPrevented } = event;
      document.title = `new tab: ${(ctrlKey || metaKey) && !defaultPrevented}`;
      event.preventDefault();
    }),
  );
  await options(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(page).toHaveTitle('new tab: true');
  await expect(options(page).first()).toBeVisible();
});

test('"/" is an ordinary character while somebody types', async ({ page }) => {
  await page.goto('/contact');
  const name = page.locator('input[name="name"]');
  await name.click();
  await page.keyboard.type('a/b');
  await expect(name).toHaveValue('a/b');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('says when there is nothing, and what to do', async ({ page }) => {
  needed('search of its own');
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  await field(page).fill('xqzzyw');
  const said = fillIn(copy.empty.title, { query: 'xqzzyw' });
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  const { label, href } = copy.empty.action;
  await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('says when the index does not come, and tries again', async ({ page }) => {
  const word = needed('word that stands in one insight alone')[0];
  await page.clock.install();
  await page.route('**/search-text.json', (route) => route.abort());
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(word);
  // Three retries after 1, 2 and 4 seconds.
  for (const seconds of [1, 2, 4, 1]) await page.clock.runFor(seconds * 1000 + 500);
  await expect(page.getByRole('status').filter({ hasText: copy.failed.text })).toBeVisible();
  await page.unroute('**/search-text.json');
  await page.getByRole('button', { name: copy.failed.retry }).click();
  await expect(field(page)).toBeFocused();
  await page.clock.runFor(1000);
  await expect(options(page).first()).toBeVisible();
});

test('fits every window, and axe finds nothing in any state', async ({ page }) => {
  const word = needed('word that stands on four pages');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  for (const typed of ['', word]) {
    await field(page).fill(typed);
    if (typed) await expect(options(page).first()).toBeVisible();
    for (const width of [1440, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      // The layout of 360 px is that of 320 px.
      for (const colorScheme of width === 360 ? [] : (['light', 'dark'] as const)) {
        await page.emulateMedia({ colorScheme });
        const findings = await axeFindings(page, { within: 'dialog[open]' });
        expect(findings, `${width} px, ${colorScheme}`).toEqual([]);
      }
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
      expect(inside, `something in the dialog is wider than its place, ${width} px`).toBe(true);
    }
  }
});

test('enlarged to 400 % the field and the chosen result stay in the window', async ({ page }) => {
  const word = needed('word that stands on four pages');
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about');
  await search(page, word);
  const whole = { ratio: 0.99 };
  await expect(field(page)).toBeInViewport(whole);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(3)).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).nth(3)).toBeInViewport();
  await expect(field(page)).toBeInViewport(whole);
  await expect(page.getByRole('button', { name: copy.close })).toBeInViewport(whole);
});

test('a not-found page suggests pages with similar names', async ({ page }) => {
  needed('search of its own');
  const { path } = needed('service');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // One letter of the last word is missing.
  await page.goto(path.replace(/.(?=[^-/]{2}$)/, ''));
  const links = page.getByRole('navigation', { name: notFound.suggestions }).getByRole('link');
  await expect(links.first()).toBeVisible();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toContain(
    path,
  );
  expect(asked).not.toContain('/search-text.json');
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/contct');
  await expect(links.first()).toHaveAttribute('href', '/contact');
});

for (const path of ['/qqqqqq', '/%E0%A4%A'])
  test(`${path}, without a near match, keeps its three links`, async ({ page }) => {
    const faults = watch(page);
    await page.goto(path);
    await afterLoad(page);
    const { title, links } = notFound.elsewhere;
    await expect(page.getByRole('navigation', { name: title }).getByRole('link')).toHaveText(
      links.map((id) => pages[id].name),
    );
    expect(faults.filter((fault) => !/404 \(Not Found\)/.test(fault))).toEqual([]);
  });
