import { expect, type Page, test } from '@playwright/test';
import { language } from '../../src/content/language.ts';
import { rateCardIn } from '../../src/content/prices.ts';
import { COUNTS, estimate, readInputs } from '../../src/features/estimator/estimate.ts';
import { estimateText, rangeText } from '../../src/features/estimator/estimate-text.ts';
import { pages } from '../support/copy.ts';
import { afterLoad, axeFindings, needed, refuseAddresses, watch } from '../support/site.ts';

test.beforeEach(() => void needed('estimator of our own'));

const parts = () => rateCardIn(language);
const estimator = (page: Page) => page.locator('#estimate');
const output = (page: Page) => estimator(page).getByRole('status');
const message = (page: Page) => page.locator('#form #message');

/** The answers of a query, and what the page must say to them. */
function expected(query: string) {
  const { card, format } = parts();
  const { inputs } = readInputs(new URLSearchParams(query), card);
  const text = estimateText(inputs, card, format);
  return { inputs, text, range: rangeText(estimate(inputs, card), format) };
}

/** Opens the page and goes to the estimator, which comes after the first paint. */
async function open(page: Page, query = '') {
  await page.goto(`${pages.services.path}${query}`);
  await afterLoad(page);
  await estimator(page).scrollIntoViewIfNeeded();
}

/** Other answers than the usual ones: the last of each list, and one more of each number. */
function other(): string {
  const { kinds, writers, paces, counts } = parts().card;
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
    if (name in parts().card.counts) await field.fill(value);
    else await estimator(page).locator(`label:has([name="${name}"][value="${value}"])`).click();
  }
}

async function shows(page: Page, query: string) {
  const { inputs, range } = expected(query);
  await expect(output(page)).toContainText(range);
  for (const [name, value] of Object.entries(inputs)) {
    const selector = name in parts().card.counts ? `[name="${name}"]` : `[name="${name}"]:checked`;
    await expect(estimator(page).locator(selector)).toHaveValue(String(value));
  }
}

test('answers change the estimate and the address, which a reload shows again and an enquiry carries', async ({
  page,
}) => {
  const faults = watch(page);
  const query = other();
  await open(page);
  await shows(page, '');
  await answer(page, query);
  await shows(page, query);
  await expect(page).toHaveURL(`${pages.services.path}?${query}`);
  expect(await axeFindings(page, { within: '#estimate' })).toEqual([]);
  await page.reload();
  await shows(page, query);
  await estimator(page).getByRole('link', { name: parts().card.labels.attach }).click();
  await expect(message(page)).toHaveValue(expected(query).text);
  expect(faults).toEqual([]);
});

test('answers change the estimate where the browser refuses another address', async ({ page }) => {
  const query = other();
  await open(page);
  await refuseAddresses(page);
  const refused = page.waitForEvent('pageerror');
  await answer(page, query);
  await refused;
  await shows(page, query);
});

test('a visitor of a campaign’s link fetches the estimator by moving, and the address changes with an answer only', async ({
  page,
}) => {
  const campaign = 'utm_source=newsletter';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const late = page.waitForRequest(/init-later/);
  await page.goto(`${pages.services.path}?${campaign}`);
  await late;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((url) => url.includes('show-estimator'))).toEqual([]);
  await open(page, `?${campaign}`);
  const answered = other();
  await answer(page, answered);
  await expect(page).toHaveURL(`${pages.services.path}?${campaign}&${answered}`);
});

test('a number out of range is corrected, and the field says so', async ({ page }) => {
  const { counts, labels } = parts().card;
  const { most } = counts.pages;
  await open(page, '?pages=1e9');
  const field = estimator(page).locator('#pages');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`\\b${most}\\b`));
  await shows(page, `pages=${most}`);
  expect(await axeFindings(page, { within: '#estimate' })).toEqual([]);
  await field.fill(String(counts.pages.least));
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(estimator(page).getByRole('row', { name: labels.least })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form has a page, which answers it; the enquiry is one link from there', async ({
    page,
  }) => {
    const query = other();
    await page.goto(pages.services.path);
    await estimator(page).getByRole('link', { name: parts().card.labels.open }).click();
    await answer(page, query);
    await estimator(page).getByRole('button', { name: parts().card.labels.show }).click();
    await expect(page).toHaveURL(`/estimate?${query}#estimate`);
    await shows(page, query);
    await estimator(page).getByRole('link', { name: parts().card.labels.attach }).click();
    await expect(message(page)).toHaveValue(expected(query).text);
  });
});

test('hostile addresses are answered with an estimate, and not listed by search engines', async ({
  page,
}) => {
  for (const query of [
    'pages=abc&pages=7',
    'pages=-1&kind="><script>',
    'kind=__proto__&pages=%FF',
  ]) {
    const answer = await page.goto(`/estimate?${query}`);
    expect(answer?.status(), query).toBe(200);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await shows(page, query);
  }
});
