import { expect, test } from '@playwright/test';
import { pages, search } from '../copy.ts';
import { dialog, fill, form, submit, typed } from './contact-page.ts';
import { afterLoad, needed } from './site.ts';
import { builtWith } from './variant.ts';

const BASE = '/studio';
const HOST = 'https://agency.example';
/** The build itself stops where a link, a picture or an anchor does not stand. */
const origin = builtWith('sub-path', { SITE_URL: HOST + BASE });

test('from home to a service to an enquiry that has arrived, below the path alone', async ({
  page,
}) => {
  needed('search of its own');
  const strays: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.status() >= 400 || !pathname.startsWith(`${BASE}/`))
      strays.push(`${answer.status()} ${pathname}`);
  });
  await page.goto(`${origin()}${BASE}/`);
  await afterLoad(page);
  await page.locator(`main a[href^="${BASE}/services/"]`).first().click();
  await page.waitForURL(`**${BASE}/services/*`);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: search.label }).fill(pages.contact.name);
  await page.locator(`[role="option"][href="${BASE}${pages.contact.path}"]`).click();
  await page.waitForURL(`**${BASE}${pages.contact.path}`);
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).locator('[name="_id"]')).not.toHaveValue('');
  await fill(page);
  await submit(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(strays).toEqual([]);
});

test('without scripts, too, and what is wrong is said on a page below the path', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin()}${BASE}${pages.contact.path}`);
  await fill(page, { ...typed, message: ' ' });
  await submit(page).click();
  await expect(page.locator('#message')).toHaveAttribute('aria-invalid', 'true');
  for (const styles of await page.locator('link[rel="stylesheet"]').all())
    expect(await styles.getAttribute('href')).toMatch(`${BASE}/`);
  await page.locator('#message').fill(typed.message);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(`**${BASE}${pages.contact.path}#thanks`);
  await expect(dialog(page)).toBeVisible();
  await context.close();
});

test('what machines read names the whole address', async ({ request }) => {
  const get = async (path: string) => (await request.get(origin() + BASE + path)).text();
  const addresses = async (path: string, pattern: RegExp) => {
    const found = [...(await get(path)).matchAll(pattern)].map(([, address = '']) => address);
    expect(found.length, path).toBeGreaterThan(0);
    for (const address of found) expect(address, path).toMatch(`${BASE}/`);
    return found;
  };
  for (const address of await addresses('/sitemap.xml', /<loc>(.*?)<\/loc>/g))
    expect(address.startsWith(`${HOST}${BASE}/`), address).toBe(true);
  await addresses('/site.webmanifest', /"(?:src|start_url)":"(.*?)"/g);
  await addresses('/', /<link rel="canonical" href="(.*?)"/g);
});

test('the server answers below the path, and about its health at the root, too', async ({
  request,
}) => {
  const get = (path: string) => request.get(origin() + path, { maxRedirects: 0 });
  for (const [path, status, location] of [
    ['/', 307, `${BASE}/`],
    [BASE, 307, `${BASE}/`],
    [`${BASE}/`, 200],
    [`${BASE}${pages.contact.path}/`, 308, BASE + pages.contact.path],
    [pages.contact.path, 404],
    ['/booking', 404],
    [`${BASE}/booking`, 200],
    [`${BASE}/f/contact`, 405],
    [`${BASE}/nope`, 404],
    ['/health/live', 200],
    [`${BASE}/health/live`, 200],
  ] as const) {
    const answer = await get(path);
    expect([answer.status(), answer.headers().location], path).toEqual([status, location]);
    expect(answer.headers()['content-security-policy'], path).toContain("default-src 'none'");
  }
});
