import { basename } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { commentsAreSetUp, features } from '../../src/content/features.ts';
import { commentsFramePath } from '../../src/content/site.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { markdown } from '../support/content.ts';
import { insightPage, site } from '../support/copy.ts';
import { examples } from '../support/examples.ts';
import { afterLoad, axeFindings, stopClock, watch } from '../support/site.ts';
import { builtWith } from '../support/variant.ts';

const SHORT_NAME = 'stand-in';
const HOST = `https://${SHORT_NAME}.disqus.com`;
const copy = insightPage.comments;
const INSIGHT = examples.insight ?? '';
const THREAD = {
  identifier: basename(INSIGHT),
  url: `${site.url}${INSIGHT}`,
  title: INSIGHT && markdown<{ title: string }>(`${INSIGHT.slice(1)}.md`).head.title,
};

/** Does what the service's script does with the page around it: reads the configuration, writes, says that it is ready. */
const EMBED = `
  const config = { page: {}, callbacks: { onReady: [] } };
  window.disqus_config.call(config);
  const post = document.createElement('p');
  post.textContent = JSON.stringify(config.page);
  const long = document.createElement('div');
  long.style.height = '900px';
  document.querySelector('#disqus_thread').append(post, long);
  for (const ready of config.callbacks.onReady) ready();
`;

test.skip(!INSIGHT, 'This site has no insight.');
test.skip(!features.comments, 'Comments are switched off.');

const origin = builtWith('with-comments', { COMMENTS_SHORT_NAME: SHORT_NAME });

const standIn = (context: BrowserContext) =>
  context.route(`${HOST}/embed.js`, (route) =>
    route.fulfill({ body: EMBED, contentType: 'text/javascript' }),
  );
const comments = (page: Page) => page.getByRole('region', { name: copy.title });
const loadButton = (page: Page) => comments(page).getByRole('button', { name: copy.load });
const framed = (page: Page) => page.frameLocator('[data-comments] iframe');

test('names its host and asks nobody before the click', async ({ page }) => {
  const faults = watch(page);
  await page.goto(origin() + INSIGHT);
  await afterLoad(page);
  await expect(comments(page)).toContainText(`${SHORT_NAME}.disqus.com`);
  await expect(comments(page)).not.toContainText(fillIn(copy.notSetUp, { email: site.email }));
  await expect(loadButton(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('loads the thread of its slug, address and title in a page of its own', async ({
  page,
  context,
}) => {
  await standIn(context);
  const faults = watch(page);
  await page.goto(origin() + INSIGHT);
  await loadButton(page).click();
  await expect(framed(page).locator('p')).toHaveText(JSON.stringify(THREAD));
  const frame = comments(page).locator('iframe');
  await expect(frame).toHaveAttribute('title', copy.title);
  await expect(frame).toHaveAttribute('src', new RegExp(`^${commentsFramePath}\\?`));
  await expect(loadButton(page)).toBeHidden();
  await expect(comments(page).locator('[role="status"]')).toBeEmpty();
  await expect(frame).toBeFocused();
  await expect(async () =>
    expect((await frame.boundingBox())?.height).toBeGreaterThan(900),
  ).toPass();
  expect(await axeFindings(page)).toEqual([]);
  expect(faults.map((fault) => fault.split('?')[0])).toEqual([`third party: ${HOST}/embed.js`]);
});

test('only the page of the comments has the relaxed policy', async ({ request }) => {
  const headers = async (path: string) => (await request.get(origin() + path)).headers();
  const article = await headers(INSIGHT);
  expect(article['content-security-policy']).toContain("frame-src 'self'");
  expect(article['content-security-policy']).not.toMatch(/disqus|unsafe/);
  expect(article['x-frame-options']).toBe('DENY');
  const frame = await headers(commentsFramePath);
  expect(frame['content-security-policy']).toContain(`script-src 'self' ${HOST}`);
  expect(frame['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(frame['x-frame-options']).toBe('SAMEORIGIN');
});

test('says when the service is away, and the second try works', async ({ page, context }) => {
  await context.route(`${HOST}/embed.js`, (route) => route.abort());
  await page.goto(origin() + INSIGHT);
  await loadButton(page).click();
  await expect(comments(page).getByRole('status')).toContainText(copy.failed);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(comments(page).getByRole('link', { name: copy.open })).toBeVisible();
  await context.unroute(`${HOST}/embed.js`);
  await standIn(context);
  await comments(page).getByRole('button', { name: copy.retry }).click();
  await expect(framed(page).locator('p')).toHaveText(JSON.stringify(THREAD));
});

test('gives up after ten seconds of silence', async ({ page, context }) => {
  await context.route(`${HOST}/embed.js`, () => {});
  await page.clock.install();
  await page.goto(origin() + INSIGHT);
  await afterLoad(page);
  await stopClock(page);
  await loadButton(page).click();
  const status = comments(page).getByRole('status');
  await expect(status).toContainText(copy.loading);
  await page.clock.runFor(9_000);
  await expect(status).toContainText(copy.loading);
  await page.clock.runFor(1_500);
  await expect(status).toContainText(copy.failed);
  await expect(comments(page).getByRole('button', { name: copy.retry })).toBeVisible();
});

test('without scripts the plain link leads to the page of the comments', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin() + INSIGHT);
  await expect(comments(page).getByRole('button')).toHaveCount(0);
  const link = comments(page).getByRole('link', { name: copy.open });
  const href = new URL((await link.getAttribute('href')) ?? '', origin());
  expect(Object.fromEntries(href.searchParams)).toEqual(THREAD);
  expect((await page.goto(href.href))?.status()).toBe(200);
  await context.close();
});

test('the page of the comments works in a tab of its own', async ({ page, context }) => {
  await standIn(context);
  const faults = watch(page);
  await page.goto(`${origin()}${commentsFramePath}?${new URLSearchParams(THREAD)}`);
  await expect(page.locator('p')).toHaveText(JSON.stringify(THREAD));
  await expect(page).toHaveTitle(copy.title);
  expect(faults.filter((fault) => !fault.startsWith('third party'))).toEqual([]);
});

test('comments say that they are not set up, and load nothing', async ({ page }) => {
  test.skip(commentsAreSetUp || !features.comments, 'Comments are set up, or switched off.');
  const faults = watch(page);
  await page.goto(INSIGHT);
  await afterLoad(page);
  await expect(comments(page)).toContainText(fillIn(copy.notSetUp, { email: site.email }));
  await expect(comments(page).getByRole('button')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(faults).toEqual([]);
});
