import { localPath } from '../../content/language.ts';
import { withBase } from '../../lib/base-path.ts';

/**
 * Which pages a browser fetches while the pointer rests on their link (HTML standard, "Speculative loading"): ours, but
 * no form, no booking, no file, nothing the link marks as not to be followed. In the document, by hash: as a file of
 * its own it would be one request more on every page.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: withBase('/*') },
          {
            not: {
              href_matches: [
                withBase(localPath('/f/*')),
                ...(FEATURES.booking
                  ? ['/booking', '/booking/*'].map((path) => withBase(localPath(path)))
                  : []),
                withBase('/*.*'),
              ],
            },
          },
          { not: { selector_matches: "[href*='#'], [download], [rel~='nofollow']" } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
