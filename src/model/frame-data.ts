import type { CollectionEntry } from 'astro:content';
import { readYamlFile } from '../content/files.ts';
import { type Language, language, languages, pathIn, translationOf } from '../content/language.ts';
import { navigationIn } from '../content/navigation.ts';
import { pageTextsIn } from '../content/pages.ts';
import { siteIn } from '../content/site.ts';
import { entries } from './entries.ts';

/** Name and path of a record as a page in `one` links to it; the collections hold the language of this build. */
function linkIn(one: Language) {
  return ({ filePath = '', data }: CollectionEntry<'services' | 'industries' | 'policies'>) => {
    const { name, path } =
      one.tag === language.tag
        ? data
        : { ...data, ...Object(readYamlFile(translationOf(filePath, one))) };
    return { name, path };
  };
}

const known = new Map<string, ReturnType<typeof readFrame>>();

/** Everything that header, menu and footer show, in one language; read once, for pages on request show it, too. */
export function frameData(one: Language = language): ReturnType<typeof readFrame> {
  const frame = known.get(one.tag) ?? readFrame(one);
  // While writing, the content changes.
  if (!import.meta.env.DEV) known.set(one.tag, frame);
  return frame;
}

async function readFrame(one: Language) {
  const sorted = async (name: 'services' | 'industries' | 'policies') =>
    (await entries(name)).map(linkIn(one));
  const { legalLinks, ...navigation } = navigationIn(one);
  return {
    language: one,
    site: siteIn(one),
    ...navigation,
    services: await sorted('services'),
    industries: await sorted('industries'),
    policies: [...(await sorted('policies')), ...legalLinks],
    errorTitle: pageTextsIn(one)['not-found'].error.title,
    /** The home page in the other languages; a page with versions of its own says where they are. */
    otherLanguages: languages
      .filter(({ tag }) => tag !== one.tag)
      .map((other) => ({ ...other, path: pathIn(other, '/') })),
  };
}
