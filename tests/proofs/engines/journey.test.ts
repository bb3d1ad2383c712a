import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { basePath } from '../../../src/content/site.ts';
import { withoutBase } from '../../../src/lib/site-path.ts';
import { GOOD, startServer } from '../../service/http/server.ts';
import { contact, frameLabels, mainLinks } from '../../support/copy.ts';
import { pageKinds } from '../../support/page-kinds.ts';
import { CANNOT_RUN } from '../../support/skipped.ts';
import { engines } from './engines.ts';
import { startRecordingProxy, takeFaults } from './recording-proxy.ts';
import type { Tab } from './tab.ts';

const link = mainLinks.at(-1);
const server = await startServer();
afterAll(server.stop);

for (const { name: engine, program, packages, launch } of engines) {
  if (!program) {
    test(engine, ({ skip }) =>
      skip(
        `${CANNOT_RUN}${engine} is not installed (Debian, Ubuntu: sudo apt-get install ${packages})`,
      ),
    );
    continue;
  }
  describe(engine, () => {
    let proxy: Awaited<ReturnType<typeof startRecordingProxy>>;
    let tab: Tab;
    beforeAll(async () => {
      proxy = await startRecordingProxy(server.site);
      tab = await launch(program);
    });
    afterAll(async () => {
      await tab?.close();
      proxy?.close();
    });
    const faults = async () => [...proxy.takeFailed(), ...(await tab.run(takeFaults))];
    afterEach(async () => {
      expect(await faults(), 'faults of the page').toEqual([]);
    });

    const open = (path: string) => tab.open(proxy.site + path);
    const poll = (selector: string) =>
      expect.poll(() => tab.run(isVisible, selector), { message: selector });
    const isShown = (selector: string) => poll(selector).toBe(true);
    const isHidden = (selector: string) => poll(selector).toBe(false);
    const fieldValue = (selector: string) =>
      tab.run((one) => document.querySelector<HTMLInputElement>(one)?.value ?? null, selector);
    /** Returns the path without the base path. */
    const path = async () => withoutBase(basePath, await tab.run(() => location.pathname));
    async function click(selector: string, name?: string) {
      await isShown(selector);
      await tab.click(selector, name);
    }

    test.for(pageKinds)('a visitor opens %s and scrolls it without a fault', async (page) => {
      await open(page);
      await isShown('h1');
      const sideways = await tab.run(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.8) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
        }
        return document.documentElement.scrollWidth - innerWidth;
      });
      expect(sideways, `pixels that ${page} scrolls sideways`).toBeLessThanOrEqual(0);
      // Load images outside the window too, such as those in carousels. The turntable adds some later.
      const unloaded = () =>
        tab.run(() => {
          for (const image of document.images) image.loading = 'eager';
          return [...document.images]
            .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
            .map(({ src }) => src);
        });
      await expect.poll(unloaded, { message: `pictures of ${page}` }).toEqual([]);
    });

    test('a visitor opens the menu, closes it with Esc and follows a link of it', async () => {
      await open('/');
      await click('header button', frameLabels.menu);
      await isShown('#mega-menu');
      await tab.pressEscape();
      await isHidden('#mega-menu');
      await isShown('header button:focus');
      await click('header button', frameLabels.menu);
      await click('#mega-menu a', link?.name);
      await expect.poll(path).toBe(link?.path);
    });

    test('an enquiry is refused and keeps its words, then is stored once, and the thank-you closes', async () => {
      const name = `${engine} ${GOOD.name}`;
      const fill = async (field: string, value: string) => {
        await click(field);
        await tab.type(value);
        await expect.poll(() => fieldValue(field)).toContain(value);
      };
      await open('/contact');
      // React sets the form's idempotency key once it has hydrated.
      await click('#name');
      await expect.poll(() => fieldValue('[name="_id"]')).not.toBe('');
      await fill('#name', name);
      await fill('#email', GOOD.email);
      await fill('#message', '   ');
      await click('#form button[type="submit"]');
      await isShown('#message[aria-invalid="true"]');
      expect(await fieldValue('#email')).toBe(GOOD.email);
      expect(await faults()).toEqual([expect.stringMatching(/^422 .*\/f\/contact$/)]);
      await fill('#message', 'We need a site.');
      await click('#form button[type="submit"]');
      await isShown('#thanks:modal');
      const stored = [...(await server.stored()), ...(await server.stored('spam'))];
      expect(stored.filter(({ data }) => data.name === name)).toHaveLength(1);
      await click('#thanks a', contact.thanks.close);
      await isHidden('#thanks');
      await expect.poll(path).toBe('/contact');
    });
  });
}

/** Runs in the page: returns whether any match is visible. */
function isVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
}
