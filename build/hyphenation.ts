import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { language, languages } from '../src/content/language.ts';
import { factsOf } from '../src/content/language-facts.ts';

const FILE = fileURLToPath(new URL('../src/ui/hyphenated/site-hyphenation.ts', import.meta.url));
/** Vite's ids have slashes on every system. */
const ID = normalizePath(FILE);

/** Fills in the languages of the site that join words, where pages are rendered. Their patterns are up to 0.75 MB, so no build has those of others. */
export const hyphenation = (): Plugin => ({
  name: 'hyphenation',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name !== 'client',
  load(id) {
    if (id !== ID) return undefined;
    const codes = languages.map(({ code }) => code).filter((code) => factsOf(code).compounds);
    return [
      ...codes.map((code) => `import ${code} from 'hyphen/${code}/index.js';`),
      `export const language = '${language.code}';`,
      `export const hyphenations = { ${codes.map((code) => `${code}: ${code}.hyphenateSync`)} };`,
    ].join('\n');
  },
});
