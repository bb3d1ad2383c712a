import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { type InlineFont, inlineFontScript } from './subset-fonts.ts';

/**
 * Gives the script in the head of every page, which runs before the first paint, to the code as `import.meta.env.HEAD_SCRIPT`,
 * minified once.
 * @param font stands in the script
 * @param first what runs before the font is made
 */
export function headScript(font: InlineFont, first = ''): AstroIntegration {
  return {
    name: 'head-script',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        const { code } = minifySync('head.js', first + (await inlineFontScript(config.root, font)));
        updateConfig({ vite: { define: { 'import.meta.env.HEAD_SCRIPT': JSON.stringify(code) } } });
      },
    },
  };
}
