import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { basePath } from '../../../src/content/site.ts';
import { withoutBase } from '../../../src/lib/site-path.ts';
import { tokenValue } from '../../../src/theme/token-value.ts';
import { GOOD, sharedServer } from '../../service/http/server.ts';
import { yaml } from '../../support/content.ts';
import { contact, frameLabels, mainLinks, projects as projectsPage } from '../../support/copy.ts';
import { examples, sortedProjects } from '../../support/examples.ts';
import { pageKinds } from '../../support/page-kinds.ts';
import { engines } from './engines.ts';
import type { Tab } from './tab.ts';

/** Width and height in CSS pixels. */
const PHONE: [number, number] = [390, 844];
const DESKTOP: [number, number] = [1440, 900];

const tokens = readFileSync('src/theme/tokens.css', 'utf8');
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const LIGHT = rgb(tokenValue(tokens, 'page'));
const DARK = rgb(tokenValue(tokens, 'page', 'dark'));

/** A link of the menu to another page than the first. */
const link = mainLinks.at(-1);
const laterTab = examples['tab with insights behind the first'];
const [word, [pageWithWord] = []] = examples['word that stands in one insight alone'] ?? [];
/** A filter of the projects that keeps some and not all. */
const filter = projectsPage.filters.options.find(({ industry }) => {
  const { length } = sortedProjects.filter((project) => project.industry === industry);
  return length > 0 && length < sortedProjects.length;
});

test('the journey covers several kinds of pages', () => {
  expect(pageKinds.length).toBeGreaterThan(3);
});

for (const { name: engine, program, launch } of engines)
  describe.skipIf(!program)(engine, () => {
    const server = sharedServer();
    let tab: Tab;
    beforeAll(async () => {
      tab = await launch(program ?? '', server().site, 'light');
      await tab.resize(...DESKTOP);
    });
    afterAll(() => tab?.close());
    afterEach(async () => {
      expect(await tab.faults(), 'faults of the page').toEqual([]);
    });

    /** What the visible elements of a selector are called. */
    const names = (selector: string) =>
      tab.run(
        (selector) =>
          [...document.querySelectorAll<HTMLElement>(selector)]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => (one.ariaLabel ?? one.textContent).replace(/\s+/g, ' ').trim()),
        selector,
      );
    const fieldValue = (selector: string) =>
      tab.run(
        (selector) => document.querySelector<HTMLInputElement>(selector)?.value ?? null,
        selector,
      );
    /** The address from the site's root. */
    const path = async () =>
      withoutBase(
        basePath,
        await tab.run(() => location.pathname + location.search + location.hash),
      );
    const background = () => tab.run(() => getComputedStyle(document.body).backgroundColor);
    const isShown = async (selector: string) => {
      await expect.poll(() => names(selector), { message: selector }).not.toEqual([]);
    };
    const isHidden = async (selector: string) => {
      await expect.poll(() => names(selector), { message: selector }).toEqual([]);
    };
    /** Clicks an element as soon as it is there. */
    async function click(selector: string, name?: string) {
      await isShown(selector);
      if (name) await expect.poll(() => names(selector), { message: selector }).toContain(name);
      await tab.click(selector, name);
    }
    async function fill(values: Record<string, string>) {
      for (const [field, value] of Object.entries(values)) {
        await click(`#${field}`);
        await tab.type(value);
        await expect.poll(() => fieldValue(`#${field}`)).toBe(value);
      }
    }

    test.for(pageKinds)('a visitor opens %s on phone and desktop without a fault', async (page) => {
      await tab.resize(...PHONE);
      await tab.open(page);
      await isShown('h1');
      for (const size of [PHONE, DESKTOP]) {
        await tab.resize(...size);
        const sideways = await tab.run(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.8) {
            scrollTo({ top: y, behavior: 'instant' });
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          }
          return document.documentElement.scrollWidth - innerWidth;
        });
        expect(sideways, `pixels that ${page} scrolls sideways`).toBeLessThanOrEqual(0);
      }
      const unloaded = () =>
        tab.run(() => {
          // Those beside the window, as in a carousel, would wait.
          for (const image of document.images) image.loading = 'eager';
          return [...document.images]
            .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
            .map(({ src }) => src);
        });
      await expect.poll(unloaded, { message: `pictures of ${page}` }).toEqual([]);
    });

    test('a visitor opens the menu, closes it with Esc and follows a link of it', async () => {
      await tab.open('/');
      await click('header button', frameLabels.menu);
      await isShown('#mega-menu');
      await tab.press('Escape');
      await isHidden('#mega-menu');
      await isShown('header button:focus');
      await click('header button', frameLabels.menu);
      await isShown('#mega-menu');
      // A link that still moves may be somewhere else when it is clicked.
      const moving = () =>
        tab.run(
          () => document.querySelector('#mega-menu')?.getAnimations({ subtree: true }).length,
        );
      await expect.poll(moving).toBe(0);
      await click('#mega-menu a', link?.name);
      await expect.poll(path).toBe(link?.path);
    });

    test.skipIf(!word)('a visitor searches for a word and opens what has it', async () => {
      await tab.open('/about');
      await click('button', frameLabels.search);
      await isShown('dialog[open] input:focus');
      await tab.type(word ?? '');
      await click(`[role="option"][href$="${pageWithWord}"]`);
      await expect.poll(path).toBe(pageWithWord);
    });

    test.skipIf(!examples['questions and answers'])(
      'a visitor opens one question after another, and one is open at a time',
      async () => {
        await tab.open('/');
        const questions = await names('main summary');
        for (const question of questions.slice(0, 2)) {
          await click('main summary', question);
          await expect.poll(() => names('main details[open] summary')).toEqual([question]);
        }
      },
    );

    test.skipIf(!examples.carousel)('a visitor steps a carousel to and fro', async () => {
      await tab.open('/');
      const scrolled = () =>
        tab.run(() => document.querySelector('[data-carousel-scroller]')?.scrollLeft ?? -1);
      expect(await scrolled()).toBe(0);
      await click('[data-carousel-step="400"]');
      await expect.poll(scrolled).toBeGreaterThan(0);
      await click('[data-carousel-step="-400"][aria-disabled="false"]');
      await expect.poll(scrolled).toBe(0);
    });

    test.skipIf(!filter)('a visitor filters the projects and goes back to all', async () => {
      const titles = () => names('main article h2');
      const titlesOf = (some: typeof sortedProjects) => some.map(({ title }) => title);
      const kept = sortedProjects.filter(({ industry }) => industry === filter?.industry);
      await tab.open('/projects');
      await click('main button', filter?.label);
      await expect.poll(titles).toEqual(titlesOf(kept));
      await expect.poll(path).toBe(`/projects?industry=${filter?.id}`);
      await tab.run(() => history.back());
      await expect.poll(titles).toEqual(titlesOf(sortedProjects));
    });

    test.skipIf(!laterTab)(
      'a visitor chooses a tab of the insights by click and by key',
      async () => {
        const { id, label } = laterTab ?? { id: '', label: '' };
        const selected = () => names('[role="tab"][aria-selected="true"]');
        await tab.open('/insights');
        const [first] = await selected();
        const tabs = await names('[role="tab"]');
        const later = tabs.find((name) => name.startsWith(label));
        await click('[role="tab"]', later);
        await expect.poll(selected).toEqual([later]);
        await expect.poll(path).toBe(`/insights?tab=${id}`);
        await expect
          .poll(() => names('[role="tabpanel"] h3'))
          .toHaveLength(laterTab?.items.length ?? 0);
        for (const _ of tabs.slice(tabs.indexOf(later ?? ''))) await tab.press('ArrowRight');
        await expect.poll(selected).toEqual([first]);
      },
    );

    describe('contact', () => {
      const open = async () => {
        await tab.open('/contact');
        // The form has its idempotency key when React has taken over.
        await click('#name');
        await expect.poll(() => fieldValue('[name="_id"]')).not.toBe('');
      };

      test('a visitor sends an enquiry, it is stored once, and the thank-you closes', async () => {
        const name = `${engine} ${GOOD.name}`;
        await open();
        await fill({ name, email: GOOD.email, message: 'We need a site.' });
        await click('#form button[type="submit"]');
        await isShown('#thanks:modal');
        const stored = [...(await server().stored()), ...(await server().stored('spam'))];
        expect(stored.filter(({ data }) => data.name === name)).toHaveLength(1);
        await click('#thanks a', contact.thanks.close);
        await isHidden('#thanks');
        await expect.poll(path).toBe('/contact');
      });

      test('the service refuses a message of spaces, and the form keeps the words', async () => {
        await open();
        await fill({ name: GOOD.name, email: GOOD.email, message: '   ' });
        await click('#form button[type="submit"]');
        await isShown('#message[aria-invalid="true"]');
        expect(await fieldValue('#email')).toBe(GOOD.email);
        expect(await tab.faults()).toEqual([expect.stringMatching(/^422 .*\/f\/contact$/)]);
      });

      test.skipIf(!examples['calendar of our own'])(
        'a visitor books a time, and nobody else can',
        async () => {
          const openCalendar = async () => {
            await open();
            await click('#booking a', contact.booking.load);
            await isShown('#booking label:has([name="start"])');
          };
          const chosen = '[name="start"]:checked';
          await openCalendar();
          await click('#booking label:has([name="start"])');
          await expect.poll(() => fieldValue(chosen)).toBeTruthy();
          const start = await fieldValue(chosen);
          await fill({ 'booking-name': GOOD.name, 'booking-email': GOOD.email });
          await click('#booking button', contact.booking.picker.book);
          await expect
            .poll(() => names('#booking :is(h2, h3)'))
            .toContain(contact.booking.booked.title);
          await openCalendar();
          expect(await fieldValue(`[name="start"][value="${start}"]`)).toBeNull();
        },
      );
    });

    test.skipIf(!features.displaySettings)(
      'a visitor chooses the dark theme, and the next page is dark',
      async () => {
        const words = yaml<{ groups: { theme: { dark: string } } }>('pages/display-settings.yaml');
        await tab.open('/about');
        expect(await background()).toBe(LIGHT);
        await click('footer [data-display-settings]');
        await click('dialog label', words.groups.theme.dark);
        await expect.poll(background).toBe(DARK);
        await tab.press('Escape');
        await isHidden('dialog');
        await tab.open('/services');
        expect(await background()).toBe(DARK);
        await tab.run(() => localStorage.clear());
      },
    );

    test('a visitor whose system is dark gets a dark page', async () => {
      const dark = await launch(program ?? '', server().site, 'dark');
      try {
        await dark.open('/');
        const color = await dark.run(() => getComputedStyle(document.body).backgroundColor);
        expect(color).toBe(DARK);
      } finally {
        await dark.close();
      }
    });
  });
