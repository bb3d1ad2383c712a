import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { type InlineFont, inlineFontScript } from './subset-fonts.ts';

/**
 * Gives the script in the head of every page, which runs before the first paint, to the code as `import.meta.env.HEAD_SCRIPT`,
 * minified once.
 * @param fonts stand in the script
 * @param first what runs before the fonts are made
 */
export function headScript(fonts: readonly InlineFont[], first = ''): AstroIntegration {
  return {
    name: 'head-script',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        const scripts = await Promise.all(fonts.map((font) => inlineFontScript(config.root, font)));
        const { code } = minifySync('head.js', first + scripts.join(''));
        updateConfig({ vite: { define: { 'import.meta.env.HEAD_SCRIPT': JSON.stringify(code) } } });
      },
    },
  };
}
