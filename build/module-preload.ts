import type { Plugin } from 'vite';

/** The script of every page, as Astro names it. */
const DOCUMENT = 'document.astro';
/** Files that the page has already loaded; Firefox reports a preload of such a file as failed. */
const LOADED = /document\.astro|init-late|rolldown-runtime/;

/**
 * Sets `build.modulePreload` for the scripts, which Astro does not pass on from the project's settings. The script of every page lists no
 * files to preload and does not test for support, which would take 0.2 kB: everything it imports loads after the first paint.
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
                hostId.includes(DOCUMENT) ? [] : files.filter((file) => !LOADED.test(file)),
            },
          },
        }
      : undefined,
});
