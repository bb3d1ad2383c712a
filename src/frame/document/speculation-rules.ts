import { features } from '../../content/features.ts';
import { type Language, pathIn } from '../../content/language.ts';
import { withBase } from '../../lib/base-path.ts';

const ON_REQUEST = ['/f/*', ...(features.booking ? ['/booking', '/booking/*'] : [])];

/** Pages fetched while the pointer rests on their link (HTML, "Speculative loading"). A file of its own would be one more request. */
export const speculationRules = (language: Language) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: withBase('/*') },
          {
            not: {
              href_matches: [...ON_REQUEST.map((path) => pathIn(language, path)), '/*.*'].map(
                withBase,
              ),
            },
          },
          { not: { selector_matches: "[href*='#'], [download], [rel~='nofollow']" } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
