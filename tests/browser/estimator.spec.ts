import { expect, type Page, test } from '@playwright/test';
import { language } from '../../src/content/language.ts';
import { rateCardIn } from '../../src/content/prices.ts';
import { COUNTS, estimate, readInputs } from '../../src/features/estimator/estimate.ts';
import { estimateText, rangeText } from '../../src/features/estimator/estimate-text.ts';
import { estimator as copy, pages } from '../support/copy.ts';
import { afterLoad, at, axeFindings, holdBack, needed } from '../support/site.ts';

test.beforeEach(() => void needed('estimator of our own'));

const PATH = pages.estimator.path;
const card = () => rateCardIn(language).card;
const estimator = (page: Page) => page.locator('#estimate');

/** Answers other than the defaults: the last of each list, and each number plus one. */
function other(): string {
  const { kinds, writers, paces, counts } = card();
  return String(
    new URLSearchParams({
      kind: kinds.at(-1)?.id ?? '',
      ...Object.fromEntries(COUNTS.map((name) => [name, String(counts[name].usual + 1)])),
      writer: writers.at(-1)?.id ?? '',
      pace: paces.at(-1)?.id ?? '',
    }),
  );
}

async function answer(page: Page, query: string) {
  for (const [name, value] of new URLSearchParams(query)) {
    const field = estimator(page).locator(`[name="${name}"]`);
    if (name in card().counts) await field.fill(value);
    else await estimator(page).locator(`label:has([name="${name}"][value="${value}"])`).click();
  }
}

/** Expects the answers of a query in the fields, and their price. */
async function shows(page: Page, query: string) {
  const { inputs } = readInputs(new URLSearchParams(query), card());
  const range = rangeText(estimate(inputs, card()), rateCardIn(language).format);
  await expect(estimator(page).getByRole('status')).toContainText(range);
  for (const [name, value] of Object.entries(inputs)) {
    const selector = name in card().counts ? `[name="${name}"]` : `[name="${name}"]:checked`;
    await expect(estimator(page).locator(selector)).toHaveValue(String(value));
  }
}

/** Sends the form. Expects the answers in the address of the next page and in the enquiry it leads to. */
async function sends(page: Page, query: string) {
  await estimator(page).getByRole('button', { name: copy.labels.show }).click();
  await expect(page).toHaveURL(at(`${PATH}?${query}#receipt`));
  await shows(page, query);
  await estimator(page).getByRole('link', { name: copy.labels.attach }).click();
  const { card, format } = rateCardIn(language);
  const { inputs } = readInputs(new URLSearchParams(query), card);
  await expect(page.locator('#form #message')).toHaveValue(
    estimateText(inputs, card, copy, format),
  );
}

test('answers before and after the code has come change the estimate and the address', async ({
  page,
}) => {
  const query = other();
  const [[first = '', value = ''] = [], ...rest] = new URLSearchParams(query);
  const release = await holdBack(page, /\/estimator[.-][\w-]+\.js/);
  await page.goto(at(PATH));
  await shows(page, '');
  await answer(page, `${first}=${value}`);
  release();
  await shows(page, `${first}=${value}`);
  await answer(page, String(new URLSearchParams(rest)));
  await shows(page, query);
  await expect(page).toHaveURL(at(`${PATH}?${query}`));
  await sends(page, query);
});

test('a number out of range is corrected, and the field says so', async ({ page }) => {
  const { counts } = card();
  const { most } = counts.pages;
  await page.goto(at(`${PATH}?pages=1e9`));
  await afterLoad(page);
  const field = estimator(page).locator('#pages');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`\\b${most}\\b`));
  await shows(page, `pages=${most}`);
  expect(await axeFindings(page, { within: '#estimate' })).toEqual([]);
  await field.fill(String(counts.pages.least));
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the services lead to the form, which its page answers', async ({ page }) => {
    const query = other();
    await page.goto(at(pages.services.path));
    await page.getByRole('link', { name: copy.hero.title }).first().click();
    await answer(page, query);
    await sends(page, query);
  });
});

test('any address is answered; search engines may list the plain one', async ({ page }) => {
  // estimate.test.ts tests how wrong answers are corrected.
  for (const query of ['', 'pages=-1&kind="><script>', 'kind=__proto__&pages=%FF']) {
    const answer = await page.goto(at(`${PATH}?${query}`));
    expect(answer?.status(), query).toBe(200);
    expect(answer?.headers()['x-robots-tag']).toBe('all');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/estimate$/);
    await shows(page, query);
  }
  const attached = await page.goto(at(`${PATH}?attach=yes`));
  expect(attached?.headers()['x-robots-tag']).toBe('noindex');
});
