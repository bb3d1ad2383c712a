import { readFile } from 'node:fs/promises';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

const MODULE = '.module.css';

/**
 * Astro puts the styles of everything that a page's script may import into that page: 2.6 kB after brotli (decision 0014).
 * This plug-in gives scripts only the class names of CSS modules that pages import; other modules adopt their own style sheet.
 */
export function clientStyles(): Plugin {
  /** CSS modules that pages import. Pages are built before scripts. */
  const inPages = new Set<string>();
  let resolved: ResolvedConfig;
  return {
    name: 'client-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      resolved = config;
    },
    async resolveId(source, importer) {
      if (!source.endsWith(MODULE)) return undefined;
      const file = (await this.resolve(source, importer, { skipSelf: true }))?.id;
      if (!file) return undefined;
      if (this.environment.name === 'client') return `\0${file}.js`;
      inPages.add(file);
      return undefined;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(`${MODULE}.js`)) return undefined;
      const file = id.slice(1, -'.js'.length);
      const css = await readFile(file, 'utf8');
      const { modules } = await preprocessCSS(css, file, resolved);
      const names = `export default ${JSON.stringify(modules)};`;
      if (inPages.has(file)) return names;
      return `import css from ${JSON.stringify(`${file}?inline`)};
        try {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets.push(sheet);
        } catch {
          // Safari has these sheets from 16.4 on.
          const [page] = document.styleSheets;
          page.insertRule('@media all{' + css + '}', page.cssRules.length);
        }
        ${names}`;
    },
  };
}
