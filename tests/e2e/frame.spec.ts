import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { frameLabels, home, pages, site } from '../copy.ts';
import { axeFindings, needed, recordCount } from './site.ts';

/** Links of the header, which stands on every page. */
const main = (page: Page) => page.getByRole('navigation', { name: frameLabels.main });
const menuButton = (page: Page) =>
  page.getByRole('button', { name: frameLabels.menu, exact: true });
const contactInHeader = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: pages.contact.name, exact: true }).first();

test.describe('header', () => {
  test('changes its tone beyond 20 px', async ({ page }) => {
    await page.goto('/');
    const root = page.locator('html');
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
    await expect(root).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
    await expect(root).toHaveAttribute('data-scrolled');
  });

  test('marks the current path and every path below it', async ({ page }) => {
    const { path } = needed('service');
    await page.goto(path);
    await expect(main(page).getByRole('link', { name: pages.services.name })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(main(page).getByRole('link', { name: pages.home.name })).not.toHaveAttribute(
      'aria-current',
    );
    // The closed mega menu says the same, and names the page itself.
    const marked = await page
      .locator('#mega-menu [aria-current]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
      );
    expect(marked).toEqual([
      [pages.services.path, 'true'],
      [path, 'page'],
    ]);
  });

  test('links stand in it from 1280 px, Contact from 1024 px', async ({ page }) => {
    await page.goto('/');
    for (const [width, links, contact] of [
      [1023, false, false],
      [1024, false, true],
      [1279, false, true],
      [1280, true, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(main(page), `${width} px`).toBeVisible({ visible: links });
      await expect(contactInHeader(page), `${width} px`).toBeVisible({ visible: contact });
    }
  });
});

test('a page that is not there is marked below the folder it was looked for in', async ({
  page,
}) => {
  await page.goto('/services/nope');
  await expect(main(page).getByRole('link', { name: pages.services.name })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(main(page).locator('[aria-current]')).toHaveCount(1);
  await page.goto('/nope');
  await expect(main(page).locator('[aria-current]')).toHaveCount(0);
});

test.describe('mega menu', () => {
  const open = async (page: Page) => {
    await menuButton(page).click();
    await expect(page.locator('#mega-menu')).toBeVisible();
  };

  test('has its four columns with all services and industries', async ({ page }) => {
    await page.goto('/');
    await open(page);
    const menu = page.locator('#mega-menu');
    const { menu: main, services, industries, connect } = frameLabels.columns;
    for (const name of [main, services, industries, connect])
      await expect(menu.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(menu.locator('a[href^="/services/"]')).toHaveCount(recordCount('services'));
    await expect(menu.locator('a[href^="/industries/"]')).toHaveCount(recordCount('industries'));
    const profiles = await menu
      .locator('a[target="_blank"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(profiles.length).toBeGreaterThan(0);
    expect(site.social.map(({ url }) => url)).toEqual(expect.arrayContaining(profiles));
    await expect(menu.getByRole('link', { name: frameLabels.startProject })).toHaveAttribute(
      'href',
      pages.contact.path,
    );
    expect(await axeFindings(page)).toEqual([]);
  });

  test('closes on Esc and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await open(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.locator('#mega-menu')).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes on a click outside the header, not inside', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1200 });
    await page.goto('/');
    await open(page);
    await page
      .locator('#mega-menu')
      .getByRole('heading', { name: frameLabels.columns.connect })
      .click();
    await expect(page.locator('#mega-menu')).toBeVisible();
    await page.mouse.click(720, 1190);
    await expect(page.locator('#mega-menu')).toBeHidden();
  });

  test('closes on choosing a link', async ({ page }) => {
    const { name, path } = needed('service');
    await page.goto('/about');
    await open(page);
    await page.locator('#mega-menu').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('#mega-menu')).toBeHidden();
  });

  test('closes when the focus leaves the header', async ({ page }) => {
    await page.goto('/');
    await open(page);
    await page.locator('#mega-menu :is(a, button):visible').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('#mega-menu')).toBeHidden();
  });
});

test.describe('cursor follower', () => {
  test('follows, grows over links, shows a label over navigation links but not over Contact', async ({
    page,
  }) => {
    await page.goto('/');
    const cursor = page.locator('[data-cursor]').last();
    await expect(page.locator('[data-cursor]:popover-open')).toBeAttached();
    await page.mouse.move(700, 500);
    await expect(cursor).toHaveAttribute('data-visible');
    const [, { label }] = home.hero.actions;
    await page.getByRole('link', { name: label }).first().hover();
    await expect(cursor).toHaveAttribute('data-cursor', 'medium');
    await main(page).getByRole('link', { name: pages.about.name }).hover();
    await expect(cursor).toHaveAttribute('data-cursor', 'large');
    await expect(cursor).toHaveText(frameLabels.cursor.go);
    await main(page).getByRole('link', { name: pages.home.name }).hover();
    await expect(cursor).toHaveText(frameLabels.cursor.here);
    await contactInHeader(page).hover();
    await expect(cursor).toHaveAttribute('data-cursor', 'large');
    await expect(cursor).toHaveText('');
    await page.mouse.move(720, 640);
    await page.mouse.down();
    await expect(cursor).toHaveAttribute('data-pressed');
    await page.mouse.up();
    await expect(cursor).not.toHaveAttribute('data-pressed');
  });

  test('has no label over any link to Contact', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('[data-cursor]:popover-open')).toBeAttached();
    const links = page.locator(`[data-cursor-nav][href="${pages.contact.path}"]:visible`);
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      await link.hover();
      await expect(page.locator('[data-cursor]').last()).toHaveAttribute('data-cursor', 'large');
      await expect(page.locator('[data-cursor-label]')).toHaveText('');
    }
  });

  /** Whether the follower's colour is seen around a point of the window. */
  const isSeen = async (page: Page, x: number, y: number) => {
    const colour = await page.locator('[data-cursor] > span').evaluate((ring) => {
      // Drawn, so that every notation of a colour becomes three bytes.
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = getComputedStyle(ring).borderTopColor;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
    const clip = { x: x - 50, y: y - 50, width: 100, height: 100 };
    const { data } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.includes(Buffer.from(colour));
  };

  test('is seen over the open menu and over a dialog', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('[data-cursor]:popover-open')).toBeAttached();
    await page.mouse.move(20, 500);
    await expect(page.locator('[data-cursor]').last()).toHaveAttribute('data-visible');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await isSeen(page, 702, 190)).toBe(false);
    await page.mouse.move(702, 190);
    await expect.poll(() => isSeen(page, 702, 190)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await menuButton(page).click();
    await expect(page.locator('#mega-menu')).toBeVisible();
    expect(await isSeen(page, 702, 300)).toBe(false);
    await page.mouse.move(702, 300);
    await expect.poll(() => isSeen(page, 702, 300)).toBe(true);
  });

  test('is let go when the drag of a link ends', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('[data-cursor]:popover-open')).toBeAttached();
    const cursor = page.locator('[data-cursor]').last();
    const box = await main(page).getByRole('link', { name: pages.projects.name }).boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.evaluate(() =>
      document.addEventListener('dragstart', () => document.body.setAttribute('data-dragged', '')),
    );
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect(cursor).toHaveAttribute('data-pressed');
    await page.mouse.move(x + width / 2 + 40, y + 300, { steps: 5 });
    await page.mouse.up();
    await expect(page.locator('body')).toHaveAttribute('data-dragged');
    await expect(cursor).not.toHaveAttribute('data-pressed');
  });

  test('stays away under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.mouse.move(700, 500);
    await expect(page.locator('[data-cursor]').last()).not.toHaveAttribute('data-visible');
  });
});

test('the footer brings the visitor back to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(
    `@${site.copyrightYear} ${site.name}. ${frameLabels.rights}`,
  );
  await expect(page.getByRole('contentinfo').locator('a[target="_blank"]')).toHaveCount(
    site.social.length,
  );
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: frameLabels.toTop }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // "Back" leads to the page before, not down again.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: frameLabels.skip })).toBeFocused();
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: frameLabels.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('no Tab stop of the home page hides under the header', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const hidden: string[] = [];
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (
        !element ||
        element === document.body ||
        element.closest('header') ||
        element.matches('[href="#content"]')
      )
        return null;
      const box = element.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return box.bottom <= header && box.height > 0
        ? (element.textContent ?? element.tagName).trim().slice(0, 40)
        : null;
    });
    if (found) hidden.push(found);
  }
  expect(hidden).toEqual([]);
});
