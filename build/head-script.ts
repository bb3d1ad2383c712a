import { minifySync, type Plugin } from 'vite';
import { type InlineFont, inlineFontScript } from './subset-fonts.ts';

/**
 * Gives the script in the head of every page, which runs before the first paint, to the code as `import.meta.env.HEAD_SCRIPT`,
 * minified once.
 * @param fonts stand in the script
 * @param first what runs before the fonts are made
 */
export const headScript = (fonts: readonly InlineFont[], first = ''): Plugin => ({
  name: 'head-script',
  async config() {
    const root = new URL('..', import.meta.url);
    const { code } = minifySync('head.js', first + (await inlineFontScript(root, fonts)));
    return { define: { 'import.meta.env.HEAD_SCRIPT': JSON.stringify(code) } };
  },
});
