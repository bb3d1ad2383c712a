import { minifySync } from 'vite';
import { displaySettingsScript } from '../display-settings/display-settings.ts';

/** What must happen before the first paint, made once for all pages. It stands directly after the link to the text font. */
export const headScript = minifySync(
  'head.js',
  `${FEATURES.displaySettings ? displaySettingsScript() : ''}
  if (performance.now() < 400 || document.referrer.includes(location.host))
    document.currentScript.previousElementSibling.media = 'all';
  else document.documentElement.dataset.font = 'local';`,
).code;
