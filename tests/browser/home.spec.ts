import { expect, type Page, test } from '@playwright/test';
import { fillIn } from '../../src/lib/fill-in.ts';
import { controls, home } from '../support/copy.ts';
import { longCarousel } from '../support/long-carousel.ts';
import {
  afterLoad,
  layoutShifts,
  MOST_SHIFT,
  motionEnded,
  needed,
  recordCount,
} from '../support/site.ts';

test.describe('carousel', () => {
  test('is dragged and thrown by the mouse; a press that hardly moves still opens its link', async ({
    page,
  }) => {
    const { scroller } = await longCarousel(page);
    await afterLoad(page);
    const scrolled = () => scroller.evaluate((element) => Math.round(element.scrollLeft));
    const link = scroller.getByRole('link').first();
    await link.hover();
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 20);
    await expect(async () => {
      await page.mouse.down();
      await page.mouse.move(x - 280, y + 20, { steps: 6 });
      await page.mouse.up();
      expect(await scrolled()).toBeGreaterThanOrEqual(290);
    }).toPass();
    await expect(page).toHaveURL('/');

    // Thrown by events that bring their own times: on a busy machine those of the mouse may be too far apart.
    await scroller.evaluate((element) => {
      element.scrollTo({ left: 0, behavior: 'instant' });
      const point = (type: string, clientX: number, timeStamp: number) => {
        const event = new PointerEvent(type, { pointerType: 'mouse', bubbles: true, clientX });
        element.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
      };
      point('pointerdown', 600, 1000);
      point('pointermove', 580, 1016);
      point('pointerup', 580, 1032);
    });
    await expect.poll(scrolled).toBeGreaterThan(100);

    await scroller.evaluate((element) => {
      element.dispatchEvent(new WheelEvent('wheel'));
      element.scrollTo({ left: 0, behavior: 'instant' });
    });
    await link.hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).not.toHaveURL('/');
  });

  test('fast clicks add up: four move 1600 px and one back leaves 1200', async ({ page }) => {
    const { carousel, scroller, right, left } = await longCarousel(page);
    const scrolled = () => scroller.evaluate((element) => Math.round(element.scrollLeft));
    await expect(right).toBeVisible();
    // Clicks as fast as they can be, each while the scroll of the one before is on its way.
    await carousel.evaluate((element) => {
      const button = (step: number) =>
        element.querySelector<HTMLElement>(`[data-carousel-step="${step}"]`);
      for (const step of [400, 400, 400, 400]) button(step)?.click();
    });
    await expect.poll(scrolled).toBe(1600);
    await left.click();
    await expect.poll(scrolled).toBe(1200);
    // Whoever takes the list elsewhere by hand goes on from there.
    await right.click();
    await scroller.dispatchEvent('wheel');
    await scroller.evaluate((element) => element.scrollTo({ left: 300, behavior: 'instant' }));
    await right.click();
    await expect.poll(scrolled).toBe(700);
    // A resize halts the scroll on its way; the next click counts from where it halted.
    await right.click();
    await expect.poll(scrolled).toBeGreaterThan(700);
    await scroller.evaluate((element) => {
      element.style.width = '90%';
      element.scrollTo({ left: element.scrollLeft, behavior: 'instant' });
    });
    await motionEnded(page);
    const halted = await scrolled();
    await left.click();
    await expect.poll(scrolled).toBe(halted - 400);
    // A focus set by a script ends the scroll on its way as well.
    await scroller.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await motionEnded(page);
    await carousel.evaluate((element) => {
      const step = element.querySelector<HTMLElement>('[data-carousel-step="400"]');
      step?.click();
      element.querySelector<HTMLElement>('[data-carousel-scroller] a')?.focus();
      step?.click();
    });
    await expect.poll(scrolled).toBe(400);
    await motionEnded(page);
    expect(await scrolled()).toBe(400);
  });

  test('Tab brings each link wholly into the window', async ({ page }) => {
    needed('carousel');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await afterLoad(page);
      const links = page.locator('[data-carousel] [data-carousel-scroller] a');
      expect(await links.count()).toBeGreaterThan(1);
      for (const link of await links.all()) {
        if ((await link.evaluate((one) => one === one.closest('ul')?.querySelector('a'))) === true)
          await link.focus();
        else await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport({ ratio: 0.99 });
      }
    }
  });
});

test.describe('marquee', () => {
  const state = (page: Page) =>
    page
      .locator('[data-marquee-track]')
      .first()
      .evaluate((track) => getComputedStyle(track).animationPlayState);

  test('runs at 50 px a second in sight, rests under the pointer, stops by its button', async ({
    page,
  }) => {
    needed('client logos');
    await page.goto('/');
    const track = page.locator('[data-marquee-track]').first();
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
    await expect.poll(() => state(page)).toBe('paused');
    await track.scrollIntoViewIfNeeded();
    await expect.poll(() => state(page)).toBe('running');
    await track.hover({ force: true });
    expect(await state(page)).toBe('paused');
    await page.mouse.move(5, 5);
    expect(await state(page)).toBe('running');
    await page
      .locator('label', { hasText: fillIn(controls.pause, { label: home.trustedBy ?? '' }) })
      .click();
    await page.mouse.move(5, 5);
    expect(await state(page)).toBe('paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(track).toHaveCSS('animation-name', 'none');
  });
});

test('the parts stand in their order', async ({ page }) => {
  await page.goto('/');
  const wanted = [
    home.hero.headline,
    home.whoWeAre?.title,
    home.values?.title,
    home.services?.title,
    home.banner?.title,
    home.callToAction?.title,
  ].filter((title) => title !== undefined);
  const headings = await page.locator('main').locator('h1, h2').allTextContents();
  const places = wanted.map((text) => headings.findIndex((heading) => heading.includes(text)));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('nothing moves by itself: hardly any layout shift over the whole page', async ({ page }) => {
  const { sum, lines } = await layoutShifts(page, '/', async () => {
    for (let step = 0; step < 14; step++) {
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
  expect(sum, lines).toBeLessThanOrEqual(MOST_SHIFT);
});

test('reveal waits 100 ms a card and hides nothing that is in view', async ({ page }) => {
  await page.goto('/');
  await afterLoad(page);
  const cards = page
    .locator('#services')
    .locator('xpath=ancestor::section')
    .locator('[data-reveal]');
  await expect(cards).toHaveCount(recordCount('services'));
  expect(
    await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.revealDelay)),
  ).toEqual(Array.from({ length: recordCount('services') }, (_, index) => String(index * 100)));
  // Far below nothing is hidden; just below the window it waits; reached, it shows.
  await expect(cards.first()).toHaveCSS('opacity', '1');
  const below = (distance: number) =>
    cards.first().evaluate((card, distance) => {
      const top = card.getBoundingClientRect().top + scrollY - innerHeight - distance;
      scrollTo({ top, behavior: 'instant' });
    }, distance);
  await below(100);
  await expect(cards.first()).toHaveAttribute('data-reveal', 'waiting');
  await expect(cards.first()).toHaveCSS('opacity', '0');
  await below(-200);
  await expect(cards.first()).toHaveAttribute('data-reveal', 'shown');
  await expect(cards.first()).toHaveCSS('opacity', '1');
});
