import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { contact, formService, frameLabels, insightPage, search } from '../copy.ts';
import { examples } from '../examples.ts';
import { band, fill, form, hydrated, openAvailability, submit, typed } from './contact-page.ts';
import { needed, tryEverything, watchPolicy } from './site.ts';

interface Watch {
  violations: string[];
  strangers: string[];
  /** From here on a request to this host is what the visitor asked for. */
  asksFor: (host: string) => void;
}

/** Watches every page, frame and window of a test for what the policy forbids and for requests to other hosts. */
const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const violations: string[] = [];
      const strangers: string[] = [];
      const asked = new Set(['localhost']);
      await watchPolicy(context, (violation) => violations.push(violation));
      context.on('console', (message) => {
        if (/content.security.policy|trusted ?(?:type|html|script)/i.test(message.text()))
          violations.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => violations.push(`uncaught: ${error.error().message}`));
      const isStranger = (url: URL) =>
        /^(?:https?|wss?):/.test(url.protocol) && !asked.has(url.hostname);
      context.on('request', (request) => {
        if (isStranger(new URL(request.url()))) strangers.push(request.url());
      });
      await context.route(
        (url) => url.hostname !== 'localhost',
        (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }),
      );
      await use({ violations, strangers, asksFor: (host) => asked.add(host) });
      expect(violations).toEqual([]);
      expect(strangers).toEqual([]);
    },
    { auto: true },
  ],
});

test('a visitor searches and opens a result, and the policy forbids nothing', {
  tag: '@smoke',
}, async ({ page }) => {
  needed('search of its own');
  await page.goto('/about');
  await page.getByRole('button', { name: frameLabels.search, exact: true }).click();
  const word = examples['word that stands in one insight alone']?.[0] ?? 'contact';
  await page.getByRole('combobox', { name: search.label }).fill(word);
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL('/about');
  await expect(page.locator('h1')).toBeVisible();
});

test('a reader shares, copies the link, follows the contents and loads comments, and the policy forbids nothing', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(needed('insight'));
  await tryEverything(page);
  const links = await page.locator('[data-share-window]').all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const { hostname } = new URL((await link.getAttribute('href')) ?? '');
    expect(watch.strangers).toEqual([]);
    watch.asksFor(hostname);
    const opened = context.waitForEvent('page');
    await link.click();
    await (await opened).close();
  }
  await page.getByRole('button', { name: insightPage.share.copy }).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText(insightPage.share.copied);
  await page
    .getByRole('navigation', { name: insightPage.contents })
    .getByRole('link')
    .last()
    .click();

  const comments = page.getByRole('region', { name: insightPage.comments.title });
  const load = comments.locator('[data-comments-load]');
  // Only a build with a real short name has the page that the comments run in.
  await expect(load).toHaveCount(
    existsSync(`${process.env.DIST_DIR ?? 'dist'}/client/comments-frame`) ? 1 : 0,
  );
  if ((await load.count()) === 0) return;
  const embed = await page.request.get((await comments.getAttribute('data-comments')) ?? '');
  const [, service = ''] =
    /https:\/\/([a-z0-9-]+\.disqus\.com)\/embed\.js/.exec(await embed.text()) ?? [];
  expect(embed.headers()['content-security-policy']).toContain(
    `script-src 'self' https://${service}`,
  );
  watch.asksFor(service);
  await context.route(`https://${service}/embed.js*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const that = { page: {}, callbacks: { onReady: [] } };
        disqus_config.call(that);
        document.querySelector('#disqus_thread').innerHTML = '<p>' + that.page.identifier + '</p>';
        for (const ready of that.callbacks.onReady) ready();`,
    }),
  );
  await load.click();
  await expect(page.frameLocator('iframe').locator('#disqus_thread p')).toBeVisible();
});

test('a visitor sends an empty form, then an enquiry, and the policy forbids nothing', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/contact');
  await tryEverything(page);
  await hydrated(page);
  await submit(page).click();
  await expect(form(page).locator('#name')).toBeFocused();
  await fill(page, { ...typed, name: `Policy ${Date.now()}` });
  for (const name of ['interests', 'budget'])
    await form(page)
      .locator('label', { has: page.locator(`[name="${name}"]:enabled`) })
      .last()
      .click();
  await submit(page).click();
  // The thank-you dialog closes by itself after five seconds; the line in the form remains.
  await expect(form(page).getByText(contact.states.sent)).toBeVisible();
});

test('a visitor books a time and cancels it, and the policy forbids nothing', async ({ page }) => {
  needed('calendar of our own');
  const { booking } = contact;
  await openAvailability(page);
  const times = band(page).getByRole('group', { name: booking.picker.time, exact: true });
  await times.locator('label').last().click();
  await band(page).locator('#booking-name').fill(`Policy ${Date.now()}`);
  await band(page).locator('#booking-email').fill(typed.email);
  await band(page).getByRole('button', { name: booking.picker.book }).click();
  await band(page).getByRole('link', { name: booking.booked.manage }).click();
  await page.getByRole('button', { name: formService.booking.cancel }).click();
  await expect(page.locator('h1')).toHaveText(formService.booking.cancelledTitle);
  await page.getByRole('link', { name: formService.booking.another }).click();
  await expect(page.locator('#start')).toBeVisible();
});

test('a visitor uses the page of a server error, and the policy forbids nothing', async ({
  page,
}) => {
  const headers = (await page.goto('/about'))?.headers() ?? {};
  const kept = ['content-security-policy', 'cross-origin-opener-policy'];
  await page.route('/broken', (route) =>
    route.fulfill({
      status: 500,
      path: 'dist/client/500.html',
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...Object.fromEntries(kept.map((name) => [name, headers[name] ?? ''])),
      },
    }),
  );
  expect((await page.goto('/broken'))?.status()).toBe(500);
  await tryEverything(page);
});
