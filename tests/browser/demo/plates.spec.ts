import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { load } from 'js-yaml';
import { site } from '../../../src/content/site.ts';
import { sortedProjects } from '../../support/examples.ts';
import { afterLoad, axeFindings, motionEnded, watch } from '../../support/site.ts';
import { describeDemo } from './describe-demo.ts';

describeDemo('plates', () => {
  const plates = Object.entries(
    load(readFileSync('src/demo/plates/plate-words.yaml', 'utf8')) as Record<
      string,
      { legend: string; hint: string; many?: true; choices: string[]; says: string[] }
    >,
  );
  const status = (page: Page) => page.locator('[data-plate] [role="status"]');
  const drawing = (page: Page) => page.locator('[data-plate] svg');
  const today = () =>
    new Intl.DateTimeFormat(site.language, { dateStyle: 'long' }).format(new Date());

  async function open(page: Page, path: string) {
    await page.goto(path);
    // Before its sections are laid out the page is of another height.
    await afterLoad(page);
    await page.locator('[data-plate]').scrollIntoViewIfNeeded();
    await expect(status(page)).toBeVisible();
  }

  test('are in every case study', () => {
    expect(plates.map(([id]) => `/projects/${id}`)).toEqual(sortedProjects.map(({ link }) => link));
  });

  for (const [id, { legend, hint, many, choices, says }] of plates)
    test(`/projects/${id} is used by keyboard, says what it shows, and Escape resets it`, async ({
      page,
    }) => {
      const faults = watch(page);
      await open(page, `/projects/${id}`);
      const group = page.getByRole('group', { name: legend });
      await expect(group.getByRole(many ? 'checkbox' : 'radio')).toHaveCount(choices.length);
      await expect(status(page)).toHaveText(hint);
      const first = group.getByLabel(choices[0] ?? '', { exact: true });
      await first.focus();
      for (const [index, choice] of choices.entries()) {
        if (many && index > 0) await page.keyboard.press('Tab');
        if (many) await page.keyboard.press('Space');
        else if (index > 0) await page.keyboard.press('ArrowRight');
        else continue;
        await expect(group.getByLabel(choice, { exact: true })).toBeChecked();
        const text = says[many ? index + 1 : index]?.replace('{date}', today()) ?? '';
        await expect(status(page)).toHaveText(text);
        await expect(drawing(page)).toHaveAccessibleName(text);
      }
      await motionEnded(page);
      expect(await axeFindings(page, { within: '[data-plate]' })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(status(page)).toHaveText(hint);
      await expect(group.locator(':checked')).toHaveCount(many ? 0 : 1);
      await motionEnded(page);
      expect(await axeFindings(page, { within: '[data-plate]' })).toEqual([]);
      expect(faults).toEqual([]);
    });

  for (const id of ['3', '6'])
    test(`/projects/${id} is used by dragging`, async ({ page }) => {
      const { hint = '', says = [] } = plates.find(([one]) => one === id)?.[1] ?? {};
      await open(page, `/projects/${id}`);
      const chip = page.locator('[data-drag]');
      const place = page.locator('[data-pick="2"]');
      const boxOf = (what: typeof chip) =>
        what.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x, y, width, height };
        });
      const middle = async (of: typeof chip) => {
        const { x, y, width, height } = await boxOf(of);
        return [x + width / 2, y + height / 2] as const;
      };
      await page.mouse.move(...(await middle(chip)));
      await page.mouse.down();
      await page.mouse.move(...(await middle(place)), { steps: 4 });
      await expect(status(page)).toHaveText(hint);
      await page.mouse.up();
      await expect(status(page)).toHaveText(says[1] ?? '');
      await motionEnded(page);
      const [x, y] = await middle(chip);
      const box = await boxOf(place);
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    });

  test('/projects/6 is used by a finger, which does not scroll the page', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const { says = [] } = plates.find(([one]) => one === '6')?.[1] ?? {};
    await open(page, '/projects/6');
    const finger = await context.newCDPSession(page);
    const middle = (what: string) =>
      page.locator(what).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
    const from = await middle('[data-drag]');
    const to = await middle('[data-pick="2"]');
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (typeof to)[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', from);
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', {
        x: from.x + share * (to.x - from.x),
        y: from.y + share * (to.y - from.y),
      });
    await touch('touchEnd');
    await expect(status(page)).toHaveText(says[1] ?? '');
    await context.close();
  });

  for (const id of ['1', '2', '4', '5'])
    test(`/projects/${id} is used by pressing a place of its drawing`, async ({ page }) => {
      const { many, says = [] } = plates.find(([one]) => one === id)?.[1] ?? {};
      await open(page, `/projects/${id}`);
      await page.locator(`[data-pick="${many ? 1 : 2}"]`).click();
      await expect(status(page)).toHaveText(says[1]?.replace('{date}', today()) ?? '');
    });

  test('stand on the page with the screens of a product, and fit a window of 320 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const project = sortedProjects.find(({ liveLink, id }) => liveLink === `/demo/${id}`);
    await open(page, project?.liveLink ?? '');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    const sizes = await page
      .locator('[data-plate] label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  });

  test('leave the picture where scripts are off', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/projects/1');
    await expect(page.locator('[data-plate] img')).toBeVisible();
    await context.close();
  });
});
