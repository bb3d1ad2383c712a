import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from './files-below.ts';

const INLINE = /<script>([\s\S]*?)<\/script>/g;
/** How to know the two scripts that Astro writes before the first island: what each is there to say. */
const SIGNS = ['astro:settled', 'customElements.define("astro-island"'];

/**
 * A page without the scripts that Astro writes into it for its islands: they come as a file, after load
 * (src/behaviours/islands.ts).
 * @throws where a page has an island and not exactly these two, so that none is left asleep or woken early
 */
export function withoutIslandScripts(html: string, path: string): string {
  if (!html.includes('<astro-island')) return html;
  const found: string[] = [];
  const page = html.replace(INLINE, (script, code: string) => {
    const sign = SIGNS.find((one) => code.includes(one));
    if (!sign) return script;
    found.push(sign);
    return '';
  });
  if (found.join() !== SIGNS.join())
    throw new Error(
      `settled-islands: ${path} should have Astro's scripts ${SIGNS.join(' and ')}, in this order, and has ${found.join(' and ') || 'none'}. Did Astro change them? See src/behaviours/islands.ts.`,
    );
  return page;
}

/**
 * Adds `client:settled` and `client:settled="near"` for islands (src/behaviours/settled.ts), and lets what wakes them wait
 * as well.
 */
export function settledIslands(): AstroIntegration {
  return {
    name: 'settled-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'settled',
          entrypoint: './src/behaviours/settled.ts',
        }),
      'astro:build:done': async ({ dir }) => {
        for (const file of await filesBelow(fileURLToPath(dir), '.html')) {
          const html = await readFile(file, 'utf8');
          const page = withoutIslandScripts(html, file.slice(fileURLToPath(dir).length));
          if (page !== html) await writeFile(file, page);
        }
      },
    },
  };
}
