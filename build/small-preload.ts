import type { AstroIntegration } from 'astro';

/** Vite's own module behind every `import()` of a build. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Asks for what a lazily loaded chunk imports together with the chunk, as Vite's helper does. That one also waits for style
 * sheets, which no chunk has here (lazy-styles.ts), and weighs 0.6 kB more after brotli on every
 * page (decision 0014).
 */
const smallHelper = (root: string) => `export const __vitePreload = (load, files = []) => {
  for (const file of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '${root}' + file }));
  return load();
};`;

/** Takes the place of Vite's helper for preloading. tests/gates/build-passes.test.ts fails if a new Vite no longer lets it. */
export function smallPreload(): AstroIntegration {
  return {
    name: 'small-preload',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const root = config.base.replace(/\/?$/, '/');
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'small-preload',
                enforce: 'pre',
                apply: 'build',
                load: (id) => (id === HELPER ? smallHelper(root) : undefined),
              },
            ],
          },
        });
      },
    },
  };
}
