import { features } from '../../content/features.ts';
import { languages, pathIn } from '../../content/language.ts';
import { withBase } from '../../lib/base-path.ts';

/** One list for all languages: a page on request may be in any of them, and its policy has a single script hash. */
const ON_REQUEST = languages.flatMap((language) =>
  ['/f/*', ...(features.booking ? ['/booking', '/booking/*'] : [])].map((path) =>
    pathIn(language, path),
  ),
);

/** Pages to fetch while the pointer rests on their link (HTML, "Speculative loading"). Inline, to save a request. */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: withBase('/*') },
          { not: { href_matches: [...ON_REQUEST, '/*.*'].map(withBase) } },
          { not: { selector_matches: "[href*='#'], [download], [rel~='nofollow']" } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
