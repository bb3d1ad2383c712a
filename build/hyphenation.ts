import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { normalizePath, type Plugin } from 'vite';
import { languages } from '../src/content/language.ts';
import { factsOf } from '../src/content/language-facts.ts';

const ID = 'virtual:hyphenation';
const MIDDLEWARE = normalizePath(
  fileURLToPath(new URL('../src/model/hyphenation.ts', import.meta.url)),
);

/** The middleware with the patterns of the site's languages only: they are up to 0.75 MB. */
const middleware = (): Plugin => ({
  name: 'hyphenation',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const codes = languages.map(({ code }) => code).filter((code) => factsOf(code).compounds);
    return [
      `import { hyphenation } from '${MIDDLEWARE}';`,
      ...codes.map((code) => `import ${code} from 'hyphen/${code}/index.js';`),
      `export const onRequest = hyphenation({ ${codes.map((code) => `${code}: ${code}.hyphenateSync`)} });`,
    ].join('\n');
  },
});

/** Hyphenates every page, built or on request. */
export const hyphenation = (): AstroIntegration => ({
  name: 'hyphenation',
  hooks: {
    'astro:config:setup': ({ addMiddleware, updateConfig }) => {
      updateConfig({ vite: { plugins: [middleware()] } });
      addMiddleware({ entrypoint: ID, order: 'post' });
    },
  },
});
