import { expect, type Page, test } from '@playwright/test';
import { site } from '../../../src/content/site.ts';
import { yaml } from '../../support/content.ts';
import { afterLoad, axeFindings, scrollWidth, watch } from '../../support/site.ts';

const plates = Object.entries(
  yaml<
    Record<string, { legend: string; hint: string; many?: true; choices: string[]; says: string[] }>
  >('../demo/plates/plate-words.yaml'),
);
const plate = (page: Page) => page.locator('[data-plate]');
const status = (page: Page) => plate(page).getByRole('status');
const date = new Intl.DateTimeFormat(site.language, { dateStyle: 'long' }).format(new Date());

/** One plate with a single choice and one with multiple choices. */
const samples = [true, false].flatMap((isMany) =>
  plates.filter(([, { many = false }]) => many === isMany).slice(-1),
);

for (const [id, { legend, hint, many, choices, says }] of samples)
  test(`a visitor uses the plate of /projects/${id} by keys at 320 px`, async ({ page }) => {
    const faults = watch(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/projects/${id}`);
    // The page's height changes until its sections are laid out.
    await afterLoad(page);
    await plate(page).scrollIntoViewIfNeeded();
    await expect(status(page)).toBeVisible();
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
    expect(await axeFindings(page, { within: '[data-plate]' })).toEqual([]);
    expect(await scrollWidth(page)).toBe(320);
    const heights = await plate(page)
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(status(page)).toHaveText(hint);
    await expect(first).toBeChecked({ checked: !many });
    // Parts of the drawing work like the buttons.
    await plate(page)
      .locator(`[data-pick="${many ? 1 : 2}"]`)
      .click();
    await expect(status(page)).toHaveText(says[1]?.replace('{date}', date) ?? '');
    expect(faults).toEqual([]);
  });
