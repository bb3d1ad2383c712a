import type { AstroIntegration } from 'astro';
import { language } from '../src/content/language.ts';
import { displaySettings } from '../src/frame/display-settings/integration.ts';
import { basePathLinks } from './base-path.ts';
import { recordSource } from './build-if-changed.ts';
import { checkContent } from './check-content.ts';
import { checkLinks } from './check-links.ts';
import { commandLine } from './command-line.ts';
import { content } from './content.ts';
import { editor } from './editor/editor.ts';
import { securityHeaders } from './headers.ts';
import { host, hostNotes } from './host.ts';
import { hyphenation } from './hyphenation.ts';
import { otherLanguages } from './languages.ts';
import { movedAddresses } from './moved.ts';
import { pictureCache } from './picture-cache.ts';
import { precompress } from './precompress.ts';
import { removeMasters } from './remove-masters.ts';
import { sectionCatalogue } from './section-catalogue.ts';
import { viteSettings } from './vite-settings.ts';

/** Returns our Astro integrations, in the order in which they run. */
export const integrations = (): AstroIntegration[] => [
  viteSettings(),
  content(),
  basePathLinks(),
  hyphenation(),
  checkContent(),
  pictureCache(),
  displaySettings(),
  otherLanguages(),
  sectionCatalogue(),
  // These need the finished site, which the default language's build completes.
  ...(language.isDefault
    ? [
        removeMasters(),
        checkLinks(),
        securityHeaders(),
        movedAddresses(),
        editor(),
        // Other hosts compress by themselves, and cannot run the command line.
        ...(host === 'node' ? [commandLine(), precompress()] : []),
        recordSource(),
        hostNotes(),
      ]
    : []),
];
