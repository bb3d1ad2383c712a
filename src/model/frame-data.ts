import type { CollectionEntry } from 'astro:content';
import { readYamlFile } from '../content/files.ts';
import { type Language, language, languages, pathIn, translationOf } from '../content/language.ts';
import { navigationIn } from '../content/navigation.ts';
import { pageTextsIn } from '../content/pages.ts';
import { siteIn } from '../content/site.ts';
import { entries } from './entries.ts';

/** Returns name and path of a record for pages in `inLanguage`; the collections hold the language of this build. */
function linkIn(inLanguage: Language) {
  return ({ filePath = '', data }: CollectionEntry<'services' | 'industries' | 'policies'>) => {
    const { name, path } =
      inLanguage.tag === language.tag
        ? data
        : { ...data, ...Object(readYamlFile(translationOf(filePath, inLanguage))) };
    return { name, path };
  };
}

const known = new Map<string, ReturnType<typeof readFrame>>();

/** Returns everything that header, menu and footer show, in one language. Cached for pages on request. */
export function frameData(inLanguage: Language = language): ReturnType<typeof readFrame> {
  const frame = known.get(inLanguage.tag) ?? readFrame(inLanguage);
  // In development the content changes.
  if (!import.meta.env.DEV) known.set(inLanguage.tag, frame);
  return frame;
}

async function readFrame(language: Language) {
  const sorted = async (name: 'services' | 'industries' | 'policies') =>
    (await entries(name)).map(linkIn(language));
  const { legalLinks, ...navigation } = navigationIn(language);
  return {
    language: language,
    site: siteIn(language),
    ...navigation,
    services: await sorted('services'),
    industries: await sorted('industries'),
    policies: [...(await sorted('policies')), ...legalLinks],
    errorTitle: pageTextsIn(language)['not-found'].error.title,
    /** The home page in the other languages; a translated page links to its own versions instead. */
    otherLanguages: languages
      .filter(({ tag }) => tag !== language.tag)
      .map((other) => ({ ...other, path: pathIn(other, '/') })),
  };
}
