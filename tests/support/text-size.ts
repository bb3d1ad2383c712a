import { expect, type Page } from '@playwright/test';

/**
 * Returns the page's layout faults, one line each: broken words, clipped text, text outside the window, pictures over text, overlapping
 * parts of the header.
 */
export const faults = (page: Page) =>
  page.evaluate(async () => {
    // The page's resize observers move parts at the end of a frame; a new one is called after them, also while a test stops the clock.
    await new Promise((resolve) => new ResizeObserver(resolve).observe(document.body));
    const found: string[] = [];
    const all = (selector: string, within: ParentNode = document) => [
      ...within.querySelectorAll<HTMLElement>(selector),
    ];
    const say = (what: string, element: Element) =>
      found.push(`${what}: ${(element.textContent ?? '').trim().slice(0, 50)}`);
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    /** Returns the boxes of the lines of text, which are narrower than the element. */
    const lines = (element: Element) => {
      const boxes: DOMRect[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('.visually-hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        boxes.push(...range.getClientRects());
      }
      return boxes;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.visually-hidden, [aria-hidden="true"]');

    if (document.documentElement.scrollWidth > innerWidth) found.push('scrolls sideways');
    for (const heading of all('h1, h2, h3, summary, legend, label, button, nav a').filter(isSeen)) {
      if (getComputedStyle(heading).clipPath !== 'none') continue;
      // React renders forms, so the browser hyphenates them; a headless one has no dictionaries. English words fit anyway.
      const mayBreak = heading.closest('form') && !document.documentElement.lang.startsWith('en');
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          // The box of text after a soft hyphen includes the hyphen, which may end the line above.
          const isPart = text.textContent?.[index - 1] === '\u00ad';
          range.setStart(text, isPart ? index + 1 : index);
          range.setEnd(text, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1 && !mayBreak)
            found.push(`broken: "${word}" in ${heading.textContent?.trim()}`);
        }
      const { overflowX } = getComputedStyle(heading);
      if (overflowX !== 'visible' && heading.scrollWidth > heading.clientWidth + 1)
        say('clipped', heading);
    }
    for (const text of all(
      ':is(main, header, nav, dialog, [data-sonner-toaster]) :is(h1, h2, h3, p, dd, li, summary, legend, label, a, button, input, select, textarea)',
    ).filter(isSeen)) {
      if (text.closest('[data-carousel], [data-snap-row], [data-marquee], [tabindex="0"]'))
        continue;
      if (getComputedStyle(text).clipPath !== 'none') continue;
      const boxes = text.matches('button, input, select, textarea, .round')
        ? [text.getBoundingClientRect()]
        : lines(text);
      if (boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        say('outside the window', text);
    }
    const parts = all('header[data-header] > :first-child :is(a, button)').filter(isSeen);
    for (const [index, part] of parts.entries())
      for (const other of parts.slice(0, index))
        if (overlap(part.getBoundingClientRect(), other.getBoundingClientRect()))
          say('over another part of the header', part);
    for (const item of all('main li').filter(isSeen))
      for (const picture of all(':scope img', item).filter(isSeen))
        for (const text of all('h2, h3, p', item).filter(isSeen)) {
          const box = picture.getBoundingClientRect();
          if (
            getComputedStyle(text).clipPath === 'none' &&
            lines(text).some((line) => overlap(line, box))
          )
            say('picture over', text);
        }
    return [...new Set(found)];
  });

/** Checks the current page with the browser's text at these sizes in per cent, also with wider spacing (WCAG 2.2, 1.4.4 and 1.4.12). */
export async function expectTextFits(page: Page, sizes = [200, 150, 130, 100]) {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.wide * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } .wide p { margin-bottom: 2em !important; }',
    );
    // Keeps the style sheets that islands have added.
    document.adoptedStyleSheets.push(sheet);
  });
  for (const size of sizes)
    for (const isWide of [true, false]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: Math.round(size * 0.16) } });
      await page.locator('html').evaluate((root, on) => root.classList.toggle('wide', on), isWide);
      // At 320 px, one word at twice the size with wide spacing may exceed the page.
      for (const width of [...(isWide && size > 150 ? [] : [320]), 360, 768]) {
        await page.setViewportSize({ width, height: 640 });
        // Wide letters may break a long word or reach a picture's empty corner, but none may be clipped.
        const found = (await faults(page)).filter(
          (one) => !isWide || !/^broken|^picture/.test(one),
        );
        expect.soft(found, `${size} %${isWide ? ', wide' : ''}, ${width} px`).toEqual([]);
      }
    }
  // Media queries react neither to our display settings nor to text-only zoom.
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const size of ['112.5%', '125%', '200%', '']) {
    await page.locator('html').evaluate((root, size) => {
      root.style.fontSize = size;
      root.toggleAttribute('data-scrolled', true);
    }, size);
    // Columns sized for the window may break words of twice the size.
    const found = (await faults(page)).filter((one) => size !== '200%' || !/^broken/.test(one));
    expect.soft(found, `text alone ${size}, 1280 px`).toEqual([]);
  }
}
