import { expect, type Page, test } from '@playwright/test';
import { site } from '../../../src/content/site.ts';
import { yaml } from '../../support/content.ts';
import { afterLoad, axeFindings, scrollWidth, watch } from '../../support/site.ts';

const drawings = Object.entries(
  yaml<
    Record<string, { legend: string; hint: string; many?: true; choices: string[]; says: string[] }>
  >('../demo/interactive-drawings/drawing-words.yaml'),
);
const drawing = (page: Page) => page.locator('[data-drawing]');
const status = (page: Page) => drawing(page).getByRole('status');
const date = new Intl.DateTimeFormat(site.language, { dateStyle: 'long' }).format(new Date());

/** One drawing with a single choice and one with multiple choices. */
const samples = [true, false].flatMap((isMany) =>
  drawings.filter(([, { many = false }]) => many === isMany).slice(-1),
);

for (const [id, { legend, hint, many, choices, says }] of samples)
  test(`a visitor uses the drawing of /projects/${id} by keys at 320 px`, async ({ page }) => {
    const faults = watch(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/projects/${id}`);
    // The page's height changes until its sections are laid out.
    await afterLoad(page);
    await drawing(page).scrollIntoViewIfNeeded();
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
    await expect(drawing(page).getByRole('img')).toHaveAccessibleName(
      (await status(page).textContent()) ?? '',
    );
    expect(await axeFindings(page, { within: '[data-drawing]' })).toEqual([]);
    expect(await scrollWidth(page)).toBe(320);
    const heights = await drawing(page)
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(status(page)).toHaveText(hint);
    await expect(first).toBeChecked({ checked: !many });
    // Parts of the drawing work like the buttons.
    await drawing(page)
      .locator(`[data-pick="${many ? 1 : 2}"]`)
      .click();
    await expect(status(page)).toHaveText(says[1]?.replace('{date}', date) ?? '');
    expect(faults).toEqual([]);
  });
