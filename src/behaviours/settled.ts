import type { ClientDirective } from 'astro';
import { USED, USES } from './used.ts';

/** How far below the window an island counts as near; it is awake by the time it is reached. */
const NEAR = '300px 0px';
/** The longest wait for an idle moment, in ms. */
const PATIENCE = 2000;

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback yet.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve, 200);
  });

const near = (island: HTMLElement) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    for (const child of island.children) observer.observe(child);
  });

const used = (island: HTMLElement) =>
  new Promise<void>((resolve) => {
    if (island.hasAttribute(USED)) resolve();
    for (const type of USES)
      island.addEventListener(type, () => resolve(), { once: true, passive: true });
  });

/**
 * `client:settled`: the island's script is asked for once the page has loaded and been painted, which this file waits for
 * itself (behaviours/wake.ts), and the browser is idle, so that it never competes with the largest paint;
 * `client:settled="near"` waits, besides, until the island is near the window. Using the island ends every wait.
 */
const settled: ClientDirective = async (load, { value }, island) => {
  const calm = idle().then(() => (value === 'near' ? near(island) : undefined));
  await Promise.race([calm, used(island)]);
  const hydrate = await load();
  await hydrate();
};

export default settled;
