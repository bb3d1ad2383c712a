import { expect, type Page, test } from '@playwright/test';
import { sortedProjects } from '../../support/examples.ts';
import { afterLoad } from '../../support/site.ts';
import { describeDemo } from './describe-demo.ts';

/** What lies between the margins of the case studies' sheet (`@page print-sheet` in theme/print.css), in CSS pixels. */
const PRINTED = { width: 695, height: 1028 };

/** Sheets of an A4 print at the browser's own settings: its page objects, which must be as many as its page tree counts. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
  const counts = [...pdf.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count (\d+)/g)].map(([, n]) =>
    Number(n),
  );
  expect(Math.max(...counts), 'the page tree disagrees').toBe(pages);
  return pages;
}

describeDemo('case studies of the demo', () => {
  const cases = sortedProjects.map(({ link }) => link);

  test('are six', () => {
    expect(cases).toHaveLength(6);
  });

  for (const path of cases)
    test(`${path} is as long as two sheets hold`, async ({ page }) => {
      await page.goto(path);
      await afterLoad(page);
      expect(await sheets(page)).toBe(2);
      await page.setViewportSize(PRINTED);
      await page.emulateMedia({ media: 'print' });
      const papers = page.locator('main > [data-paper]');
      await expect(papers).toHaveCount(2);
      const rooms = await papers.evaluateAll((all) =>
        all.map((sheet) => ({
          over: sheet.scrollHeight - sheet.clientHeight,
          across: sheet.scrollWidth - sheet.clientWidth,
        })),
      );
      expect(rooms.filter(({ over, across }) => over > 0 || across > 0)).toEqual([]);
    });
});

describeDemo('papers of the demo', () => {
  for (const [path, count] of [
    ['/contract', 2],
    ['/weekly-note', 1],
    ['/discovery-report', 2],
  ] as const)
    test(`${path} prints on ${count}`, async ({ page }) => {
      await page.goto(path);
      await afterLoad(page);
      expect(await sheets(page)).toBe(count);
    });
});
