import { expect, type Page, test } from '@playwright/test';
import { projects as copy } from '../support/copy.ts';
import { at, refuseAddresses, watch } from '../support/site.ts';

const { matrix } = copy.cases;
const PAGE = '/projects';
const LIST = '/projects/cases';
const rows = (page: Page) => page.locator('tbody tr:visible');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const select = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The numbers of the table, each with its address. */
async function numbersOf(page: Page) {
  await page.goto(at(PAGE));
  const links = page.getByRole('table', { name: matrix.caption }).getByRole('link');
  const numbers = await links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ href, textContent }) => ({ href, count: Number(textContent) })),
  );
  test.skip(numbers.length === 0, 'This site has no table of services and industries.');
  return numbers;
}

test('the numbers lead to the cases that they count', async ({ page }) => {
  const numbers = await numbersOf(page);
  const faults = watch(page);
  for (const { href, count } of [numbers[0], numbers.at(-1)].flatMap((one) => one ?? [])) {
    await page.goto(href);
    await expect(rows(page)).toHaveCount(count);
    await expect(status(page)).toContainText(String(count));
  }
  expect(faults).toEqual([]);
});

test('a visitor chooses a service where the browser refuses another address', async ({ page }) => {
  const [number] = await numbersOf(page);
  const asked = new URL(number?.href ?? '').searchParams;
  await page.goto(at(LIST));
  const all = await rows(page).count();
  await refuseAddresses(page);
  await select(page, matrix.service).selectOption(asked.get('service'));
  await expect.poll(() => rows(page).count()).toBeLessThan(all);
});

test('a visitor chooses service and industry, and goes back', async ({ page }) => {
  const numbers = await numbersOf(page);
  const asked = numbers.map(({ href }) => new URL(href).searchParams);
  const both = asked.find((query) => query.size === 2);
  if (!both) throw new Error('No number of the table stands for a service in an industry.');
  await page.goto(at(LIST));
  const all = await rows(page).count();
  await select(page, matrix.service).selectOption(both.get('service'));
  await select(page, matrix.industry).selectOption(both.get('sector'));
  expect(new URL(page.url()).search).toBe(`?${both}`);
  const few = await rows(page).count();
  expect(few).toBeLessThan(all);
  await page.goBack();
  await expect(select(page, matrix.industry)).toHaveValue('');
  await page.goBack();
  await expect(rows(page)).toHaveCount(all);
  // A pair that no number of the table stands for.
  const known = new Set(asked.map(String));
  const values = (name: string) => [...new Set(asked.flatMap((query) => query.get(name) ?? []))];
  const none = values('service')
    .flatMap((service) =>
      values('sector').map((sector) => `${new URLSearchParams({ service, sector })}`),
    )
    .find((query) => !known.has(query));
  await page.goto(at(`${LIST}?${none}`));
  await expect(rows(page)).toHaveCount(none ? 0 : all);
  await expect(status(page)).toContainText(none ? matrix.none : String(all));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  test('on a phone the selects lead to the list, which shows all', async ({ page }) => {
    await page.goto(at(PAGE));
    const button = page.getByRole('button', { name: matrix.show });
    test.skip((await button.count()) === 0, 'This site has no table of services and industries.');
    await button.click();
    await expect(page).toHaveURL(/\/projects\/cases\?service=&sector=#cases$/);
    expect(await rows(page).count()).toBeGreaterThan(1);
  });
});
