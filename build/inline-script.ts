import { build, type InlineConfig, type Plugin } from 'vite';

const QUERY = '?inline-script';

/**
 * Imports a module named with `?inline-script` as the text of a script element: bundled with its imports, and minified.
 * @param config constants and plugins for these scripts
 */
export const inlineScript = (config: Pick<InlineConfig, 'define' | 'plugins'> = {}): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return undefined;
    const result = await build({
      ...config,
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: { input: id.slice(0, -QUERY.length), output: { format: 'iife' } },
      },
    });
    if (!('output' in result)) throw new Error(`${id}: not built once`);
    const [script] = result.output;
    for (const module of script.moduleIds) this.addWatchFile(module);
    return `export default ${JSON.stringify(script.code.trim())};`;
  },
});
