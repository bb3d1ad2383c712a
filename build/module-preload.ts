import type { Plugin } from 'vite';

/**
 * Sets `build.modulePreload` of the scripts, for which Astro passes no setting on: the script of every page does without the list of
 * files to preload and the question whether the browser can, 0.2 kB after brotli. The two files that it fetches need no others.
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
                hostId.includes('document.astro') ? [] : files,
            },
          },
        }
      : undefined,
});
