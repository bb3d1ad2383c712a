import { type Language, language, languages, pathIn } from '../content/language.ts';
import { absolute } from './addresses.ts';
import { listPages } from './pages.ts';
import { type FromFile, isTranslated } from './translated.ts';

/** Returns the pages of records by path. A page can have several paths. */
async function readRecords(): Promise<ReadonlyMap<string, FromFile>> {
  const pages = (await listPages()).filter(({ filePath }) => filePath);
  return new Map(
    pages.flatMap((page) =>
      [page.path, page.alias, page.markdown].map((path = page.path) => [path, page] as const),
    ),
  );
}

let read: ReturnType<typeof readRecords> | undefined;

function records() {
  if (!read || import.meta.env.DEV) read = readRecords();
  return read;
}

/** Returns a function from a path to a link: to the page in that language, else to the default language's with its `lang`. */
export async function linkTarget(inLanguage: Language = language) {
  const pages = await records();
  return (address: string): { href: string; lang?: string | undefined } => {
    const [path = ''] = address.split(/[?#]/);
    const entry = pages.get(path);
    return entry && !isTranslated(entry, inLanguage)
      ? { href: address, lang: languages[0]?.tag }
      : { href: pathIn(inLanguage, address) };
  };
}

interface Version {
  language: Language;
  path: string;
}

/** Returns the versions of a page, including itself, the default language's first. @param path in the default language */
export async function versionsOf(path: string): Promise<Version[]> {
  const entry = (await records()).get(path);
  return languages
    .filter((language) => !entry || isTranslated(entry, language))
    .map((language) => ({ language: language, path: pathIn(language, path) }));
}

/** Returns values of `hreflang` with addresses, and `x-default` with the first; [] if the page has one version. */
export function alternates(versions: readonly Version[]): { hreflang: string; href: string }[] {
  if (versions.length < 2) return [];
  const links = versions.map(({ language: { tag }, path }) => ({
    hreflang: tag,
    href: absolute(path),
  }));
  return [...links, ...links.slice(0, 1).map(({ href }) => ({ hreflang: 'x-default', href }))];
}
