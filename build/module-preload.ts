import type { Plugin } from 'vite';

/** The script of every page, as Astro names it. */
const DOCUMENT = 'document.astro';

/**
 * Sets `build.modulePreload` of the scripts; Astro passes on no setting of the project's. The script of every page has no list of files to
 * preload and does not ask whether the browser can, which would take 0.2 kB: what it fetches comes after the first paint and can wait
 * for one more file. It is preloaded for no other, since Firefox would report it as unused.
 */
export const modulePreload = (): Plugin => ({
  name: 'module-preload',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            modulePreload: {
              polyfill: true,
              resolveDependencies: (_, files, { hostId }) =>
                hostId.includes(DOCUMENT) ? [] : files.filter((file) => !file.includes(DOCUMENT)),
            },
          },
        }
      : undefined,
});
