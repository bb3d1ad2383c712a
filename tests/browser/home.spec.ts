import { expect, test } from '@playwright/test';
import { fillIn } from '../../src/lib/fill-in.ts';
import { names } from '../support/content.ts';
import { controls, home } from '../support/copy.ts';
import { longCarousel } from '../support/long-carousel.ts';
import {
  afterLoad,
  at,
  holdBack,
  layoutShifts,
  MAX_SHIFT,
  motionEnded,
  needed,
} from '../support/site.ts';

test('a carousel adds up fast clicks, and is dragged without following a link', async ({
  page,
}) => {
  const { scroller, right, left } = await longCarousel(page);
  await afterLoad(page);
  const scrolled = () => scroller.evaluate((element) => Math.round(element.scrollLeft));
  // Clicks again before the previous scroll has ended.
  await right.evaluate((button: HTMLElement) => {
    for (let click = 0; click < 4; click++) button.click();
  });
  await expect.poll(scrolled).toBe(1600);
  await left.click();
  await expect.poll(scrolled).toBe(1200);

  // Reduced motion: the list must not glide on after the drag.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const link = scroller.getByRole('link').first();
  await link.hover();
  const before = await scrolled();
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  // The link stays under the pointer, inside the list.
  await page.mouse.move(x + 320, y + 20);
  const isFollowed = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('click', (event) => resolve(!event.defaultPrevented), { once: true });
      }),
  );
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 20, { steps: 6 });
  await page.mouse.up();
  expect(await isFollowed).toBe(false);
  await expect.poll(scrolled).toBe(before + 300);
  await link.click();
  await expect(page).not.toHaveURL(at('/'));
});

test('a step of a carousel ends at the start of a slide', async ({ page }) => {
  needed('carousel');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('/'));
  await afterLoad(page);
  const carousel = page.locator('[data-carousel]').first();
  // At least four entries, so that there is room for a whole step.
  await carousel.locator('ul').evaluate((list) => {
    for (let copy = 0; copy < 3; copy++) list.append(list.children[0]?.cloneNode(true) ?? '');
  });
  const second = carousel.locator('li').nth(1);
  for (const width of [360, 431, 432, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await carousel.getByRole('button', { name: controls.carousel.forward }).click();
    await expect
      .poll(async () => Math.round((await second.boundingBox())?.x ?? -1), { message: `${width}` })
      .toBe(0);
    expect((await second.boundingBox())?.width).toBeCloseTo(width < 432 ? 0.84 * width : 376, 0);
    await carousel.getByRole('button', { name: controls.carousel.back }).click();
    await expect(carousel).not.toHaveAttribute('data-scrolled');
  }
});

test('Tab brings each link wholly into the window of a phone', async ({ page }) => {
  needed('carousel');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(at('/'));
  await afterLoad(page);
  const links = page.locator('[data-carousel] [data-carousel-scroller] a');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    if (await link.evaluate((one) => one === one.closest('ul')?.querySelector('a')))
      await link.focus();
    else await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.99 });
  }
});

test('each client logo takes the place of its name, which stays if the file is broken', async ({
  page,
}) => {
  needed('client logos');
  await page.goto(at('/'));
  const file = await page.locator('[data-logo]').first().getAttribute('data-logo');
  await page.route(`**${file}`, (route) => route.fulfill({ body: '<svg>' }));
  await page.reload();
  // The marquee contains its list twice.
  await expect(page.locator('[data-logo] > text')).toHaveCount(2);
  await expect(page.locator(`[data-logo="${file}"] > text`)).toHaveCount(2);
});

test('the marquee runs at 50 px a second, rests, and stops by its button', async ({ page }) => {
  needed('client logos');
  await page.goto(at('/'));
  const track = page.locator('[data-marquee-track]').first();
  const isNow = (state: string) => expect(track).toHaveCSS('animation-play-state', state);
  const speed = () =>
    track.evaluate((element) => {
      const [animation] = element.getAnimations();
      const leftAt = (ms: number) => {
        if (animation) animation.currentTime = ms;
        return element.getBoundingClientRect().left;
      };
      return (leftAt(0) - leftAt(1000)) * (animation?.playbackRate ?? 0);
    });
  await expect.poll(speed).toBeCloseTo(50, 0);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await isNow('paused');
  await track.scrollIntoViewIfNeeded();
  await isNow('running');
  await track.hover({ force: true });
  await isNow('paused');
  await page.mouse.move(5, 5);
  await isNow('running');
  const name = fillIn(controls.pause, { label: home.trustedBy ?? '' });
  await page.locator('label', { hasText: name }).click();
  await page.mouse.move(5, 5);
  await isNow('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(track).toHaveCSS('animation-name', 'none');
});

test('nothing moves by itself: hardly any layout shift over the whole page', async ({ page }) => {
  const { sum, lines } = await layoutShifts(page, '/', async () => {
    for (let step = 0; step < 20; step++) {
      const y = await page.evaluate<number>('scrollY');
      await page.mouse.wheel(0, 800);
      await page.waitForFunction(
        (before) =>
          scrollY > before || scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
        y,
      );
      await motionEnded(page);
    }
  });
  expect(sum, lines).toBeLessThanOrEqual(MAX_SHIFT);
});

test('cards are revealed 100 ms apart, and none is hidden that is in view', async ({ page }) => {
  await page.goto(at('/'));
  await afterLoad(page);
  const cards = page.locator('section:has(#services) [data-reveal]');
  await expect(cards).toHaveCount(names('services', '.yaml').length);
  await expect(cards.nth(1)).toHaveAttribute('data-reveal-delay', '100');
  const first = cards.first();
  const place = () => first.evaluate((card: HTMLElement) => card.offsetTop);
  const before = await place();
  await expect(first).toHaveCSS('opacity', '1');
  const below = (distance: number) =>
    first.evaluate((card, distance) => {
      const top = card.getBoundingClientRect().top + scrollY - innerHeight - distance;
      scrollTo({ top, behavior: 'instant' });
    }, distance);
  await below(100);
  await expect(first).toHaveAttribute('data-reveal', 'waiting');
  await expect(first).toHaveCSS('opacity', '0');
  expect(await place(), 'a hidden card moves nothing').toBe(before);
  // Jumping past the card also reveals it.
  await below(-2000);
  await expect(first).toHaveAttribute('data-reveal', 'shown');
  await expect(first).toHaveCSS('opacity', '1');
});

test('a visitor who stops in the scene reads a name and a text, at four of five places whole', async ({
  page,
}) => {
  needed('turntable');
  // A small window is painted quickly; distances are shares of its height.
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto(at('/'));
  await afterLoad(page);
  const place = page.locator('[data-turntable]');
  await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(place.locator('h3')).toHaveCount(names('services', '.yaml').length);
  const places = await place.evaluate(async (element) => {
    const parts = ['h3', 'p'].map((name) => [...element.querySelectorAll(name)]);
    const isWhole = (part: Element | null): boolean => {
      if (!part || part === element) return true;
      const { clipPath, opacity } = getComputedStyle(part);
      return opacity === '1' && !/[1-9]/.test(clipPath) && isWhole(part.parentElement);
    };
    const start = scrollY + element.getBoundingClientRect().top;
    const found: { isRead: boolean; isWhole: boolean }[] = [];
    for (let y = 0; y <= element.clientHeight - innerHeight; y += 15) {
      scrollTo({ top: start + y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const visible = parts.map((all) =>
        all.filter((part) =>
          part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ),
      );
      found.push({
        isRead: visible.every((all) => all.length > 0),
        isWhole: visible.every((all) => all.some(isWhole)),
      });
    }
    return found;
  });
  expect(places.length).toBeGreaterThan(90);
  expect(places.filter(({ isRead }) => !isRead)).toEqual([]);
  const whole = places.filter(({ isWhole }) => isWhole).length / places.length;
  expect(whole).toBeGreaterThanOrEqual(0.8);
});

test('services turn on a plate for the eye alone, in a room that is there before', async ({
  page,
}) => {
  needed('turntable');
  const release = await holdBack(page, '**/init-turntable.*');
  await page.goto(at('/#faq'));
  await afterLoad(page);
  await expect(page.locator('#faq')).toBeInViewport();
  const place = page.locator('[data-turntable]');
  const height = () => page.evaluate('document.body.scrollHeight');
  const before = await height();
  release();
  await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const all = names('services', '.yaml').length;
  await expect(place.locator('a[tabindex="-1"]')).toHaveCount(2 * all + 1);
  await expect(place).toHaveAttribute('aria-hidden', 'true');
  await expect(place.locator('li img:visible'), 'those near their turn').toHaveCount(7);
  expect(await height()).toBe(before);
  // A smooth scroll that is still going on would override the next one.
  const scrollEnd = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve())),
  );
  await place.locator('a').last().click();
  await scrollEnd;
  await expect(page.locator('#services')).toBeInViewport();
  await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await place.locator('img[data-transition]').first().click();
  await expect(page).not.toHaveURL(/#/);
  await page.goBack();
  await expect(place).toBeInViewport();
  for (const media of [{ media: 'print' }, { media: 'screen', reducedMotion: 'reduce' }] as const) {
    await page.emulateMedia(media);
    await expect(place).toBeHidden();
  }
});
