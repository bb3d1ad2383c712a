import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { language, languages } from '../src/content/language.ts';

/** Languages that join words to one that is longer than a phone's line. Their patterns are up to 0.75 MB, so no build has those of others. */
const COMPOUNDING = ['de', 'nb', 'nl'];

const FILE = fileURLToPath(new URL('../src/ui/hyphenated/site-hyphenation.ts', import.meta.url));
/** Vite's ids have slashes on every system. */
const ID = normalizePath(FILE);

/** Fills in the languages of the site, where pages are rendered. */
export const hyphenation = (): Plugin => ({
  name: 'hyphenation',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name !== 'client',
  load(id) {
    if (id !== ID) return undefined;
    const codes = languages.map(({ code }) => code).filter((code) => COMPOUNDING.includes(code));
    return [
      ...codes.map((code) => `import ${code} from 'hyphen/${code}/index.js';`),
      `export const language = '${language.code}';`,
      `export const hyphenations = { ${codes.map((code) => `${code}: ${code}.hyphenateSync`)} };`,
    ].join('\n');
  },
});
