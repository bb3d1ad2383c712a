import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { features } from '../src/content/features.ts';
import { displaySettingsScript } from '../src/frame/display-settings/display-settings.ts';

/** What must happen before the first paint. It stands directly after the link to the text font. */
const source = `${features.displaySettings ? displaySettingsScript() : ''}
  if (performance.now() < 400 || document.referrer.includes(location.host))
    document.currentScript.previousElementSibling.media = 'all';
  else document.documentElement.dataset.font = 'local';`;

/** Gives the script in the head of every page to the code as `import.meta.env.HEAD_SCRIPT`, minified once. */
export function headScript(): AstroIntegration {
  return {
    name: 'head-script',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const { code } = minifySync('head.js', source);
        updateConfig({ vite: { define: { 'import.meta.env.HEAD_SCRIPT': JSON.stringify(code) } } });
      },
    },
  };
}
