import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { site } from '../../../src/content/site.ts';
import { sortedProjects } from '../../support/examples.ts';
import { afterLoad, axeFindings, motionEnded, scrollWidth, watch } from '../../support/site.ts';
import { describeDemo } from './describe-demo.ts';

describeDemo('plates', () => {
  const plates = Object.entries(
    parse(readFileSync('src/demo/plates/plate-words.yaml', 'utf8')) as Record<
      string,
      { legend: string; hint: string; many?: true; choices: string[]; says: string[] }
    >,
  );
  const plate = (page: Page) => page.locator('[data-plate]');
  const status = (page: Page) => plate(page).getByRole('status');
  const date = new Intl.DateTimeFormat(site.language, { dateStyle: 'long' }).format(new Date());

  async function open(page: Page, path: string) {
    await page.goto(path);
    // Before its sections are laid out the page is of another height.
    await afterLoad(page);
    await plate(page).scrollIntoViewIfNeeded();
    await expect(status(page)).toBeVisible();
  }

  test('every case study has a plate', () => {
    expect(plates.map(([id]) => `/projects/${id}`)).toEqual(sortedProjects.map(({ link }) => link));
  });

  for (const [id, { legend, hint, many, choices, says }] of plates)
    test(`a visitor uses the plate of /projects/${id} by keys at 320 px, is told what it shows, and resets it by Escape`, async ({
      page,
    }) => {
      const faults = watch(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, `/projects/${id}`);
      const group = page.getByRole('group', { name: legend });
      await expect(group.getByRole(many ? 'checkbox' : 'radio')).toHaveCount(choices.length);
      const first = group.getByLabel(choices[0] ?? '', { exact: true });
      await first.focus();
      for (const [index, text] of says.slice(1).entries()) {
        if (many && index > 0) await page.keyboard.press('Tab');
        await page.keyboard.press(many ? 'Space' : 'ArrowRight');
        await expect(status(page)).toHaveText(text.replace('{date}', date));
      }
      await expect(plate(page).getByRole('img')).toHaveAccessibleName(
        (await status(page).textContent()) ?? '',
      );
      await motionEnded(page);
      expect(await axeFindings(page, { within: '[data-plate]' })).toEqual([]);
      expect(await scrollWidth(page)).toBe(320);
      const heights = await plate(page)
        .locator('label')
        .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Escape');
      await expect(status(page)).toHaveText(hint);
      await expect(first).toBeChecked({ checked: !many });
      // A place of the drawing does what a button does.
      await plate(page)
        .locator(`[data-pick="${many ? 1 : 2}"]`)
        .click();
      await expect(status(page)).toHaveText(says[1]?.replace('{date}', date) ?? '');
      expect(faults).toEqual([]);
    });

  test('a visitor drags the shift of /projects/6 to another place', async ({ page }) => {
    await open(page, '/projects/6');
    await page.locator('[data-drag]').dragTo(page.locator('[data-pick="2"]'));
    await expect(status(page)).toHaveText(plates.find(([id]) => id === '6')?.[1].says[1] ?? '');
  });
});
