import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { commentsFramePath } from '../../src/content/site.ts';
import { commentsPolicy } from '../../src/model/security-headers.ts';
import { insightPage } from '../support/copy.ts';
import { afterLoad, at, axeFindings, needed, stopClock, watch } from '../support/site.ts';

const { comments: copy } = insightPage;
const EMBED = 'https://stand-in.disqus.com/embed.js';
const THREAD = { identifier: 'slug', url: 'https://agency.example/slug', title: 'A & B' };
const FRAME = `${commentsFramePath}?${new URLSearchParams(THREAD)}`;

/** Does what the service's script does: reads the page's configuration, renders, reports that it is ready. */
const SERVICE = `
  const config = { page: {}, callbacks: { onReady: [] } };
  window.disqus_config.call(config);
  document.querySelector('#disqus_thread').textContent = JSON.stringify(config.page);
  document.body.style.height = '900px';
  for (const ready of config.callbacks.onReady) ready();
`;

/** Serves an insight and its comments page as a site with comments renders them (src/features/comments/comments.test.tsx). */
test.beforeEach(async ({ page }) => {
  needed('comments');
  const block = `
    <section aria-labelledby="band-comments" data-comments="${FRAME}" data-loading="${copy.loading}" data-failed="${copy.failed}" data-retry="${copy.retry}">
      <h2 id="band-comments">${copy.title}</h2>
      <p role="status" data-comments-note="">stand-in.disqus.com</p>
      <button type="button" data-comments-load="">${copy.load}</button>
    </section>`;
  await page.route(`**${needed('insight')}`, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const own = policy.replace(/frame-src [^;]*/, "frame-src 'self'");
    const [before, after] = (await response.text()).split(
      /<section[^>]* aria-labelledby="band-comments"[\s\S]*?<\/section>/,
    );
    await route.fulfill({
      body: `${before}${block}${after}`,
      headers: { ...headers, 'content-security-policy': own },
    });
  });
  const script = globSync('dist/client/_astro/*.js').find((file) =>
    readFileSync(file, 'utf8').includes('disqus_config'),
  );
  await page.route(`**${commentsFramePath}?*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>C</title><h1>C</h1><div id="disqus_thread" data-embed="${EMBED}"></div><script type="module" src="${script?.replace('dist/client', '')}"></script>`,
      headers: { 'content-security-policy': commentsPolicy('stand-in') },
    }),
  );
});

const comments = (page: Page) => page.getByRole('region', { name: copy.title });
const load = (page: Page) => comments(page).getByRole('button');

test('nothing of the comments comes before the click, and a failure is told', async ({ page }) => {
  const faults = watch(page);
  const status = comments(page).getByRole('status');
  await page.route(EMBED, () => {});
  await page.clock.install();
  await page.goto(at(needed('insight')));
  await afterLoad(page);
  // Wait for the scripts that load after the first paint.
  await expect(page.locator('[data-share-copy]')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(faults).toEqual([]);

  await stopClock(page);
  await load(page).click();
  await expect(status).toHaveText(copy.loading);
  await page.clock.runFor(9_999);
  await expect(status).toHaveText(copy.loading);
  await page.clock.runFor(1);
  await expect(status).toHaveText(copy.failed);
  await expect(load(page)).toHaveText(copy.retry);
  await page.route(EMBED, (route) => route.abort());
  // The first attempt's message stays until the second attempt sends its request.
  const asked = page.waitForRequest(EMBED);
  await load(page).click();
  await asked;
  await expect(status).toHaveText(copy.failed);
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.route(EMBED, (route) =>
    route.fulfill({ body: SERVICE, contentType: 'text/javascript' }),
  );
  await load(page).click();
  const thread = page.frameLocator('iframe').locator('#disqus_thread');
  await expect(thread).toHaveText(JSON.stringify(THREAD));
  const frame = comments(page).locator('iframe');
  await expect(frame).toHaveAttribute('title', copy.title);
  await expect(frame).toBeFocused();
  await expect(load(page)).toHaveCount(0);
  await expect(status).toBeEmpty();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThanOrEqual(900);
  await page.clock.resume();
  expect(await axeFindings(page)).toEqual([]);
  // Ignores requests to the service and their failure.
  expect(faults.filter((fault) => !/stand-in|ERR_FAILED/.test(fault))).toEqual([]);
});
