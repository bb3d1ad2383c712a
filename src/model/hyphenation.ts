import type { MiddlewareHandler } from 'astro';

/** Functions that put soft hyphens into a text, by language code. */
type Patterns = Readonly<Record<string, (text: string) => string>>;

/** A comment or an element whose text stays as it is, a tag, or the text between two tags. */
const PARTS =
  /<!--[\s\S]*?-->|<(script|style|title|pre|code|svg|select|textarea|address)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+/gi;
/** Elements with few words, in which a shorter line looks better than a divided word. */
const TITLE = /^(?:h[1-6]|summary|nav)$/;
/** Shorter words fit on a phone in the widest text spacing (WCAG 2.2, 1.4.12), those of an h1 at twice the size (1.4.4). */
const LONG_WORD = /\p{L}{10,}/gu;
const LONG_H1_WORD = /\p{L}{8,}/gu;
/** Addresses are typed or copied, so they get no hyphens. */
const ADDRESS = /@|:\/\/|\w\.\w/;
const BREAKABLE_WORD = /\S+[-–—\u00ad]\S+/g;

/**
 * Puts soft hyphens (U+00AD) into the long words of a page in a language that has patterns. In titles in any language, a word
 * with a hyphen inside breaks only if the line is too short for it. Islands stay as React will render them.
 */
export function hyphenate(html: string, patterns: Patterns): string {
  const softHyphens = patterns[/<html lang="(\w+)/.exec(html)?.[1] ?? ''];
  let island = '';
  let islandDepth = 0;
  let titleDepth = 0;
  let longWord = LONG_WORD;
  return html.replace(PARTS, (part, untouched, slash, name, attributes) => {
    if (untouched || part.startsWith('<!--')) return part;
    if (name) {
      const step = slash ? -1 : 1;
      if (islandDepth > 0 ? name === island : attributes.includes(' data-island=')) {
        island = name;
        islandDepth += step;
      }
      if (TITLE.test(name)) titleDepth += step;
      if (name === 'h1') longWord = slash ? LONG_WORD : LONG_H1_WORD;
      return part;
    }
    if (islandDepth > 0) return part;
    const text = softHyphens
      ? part.replace(/\S+/g, (word: string) =>
          ADDRESS.test(word) ? word : word.replace(longWord, (letters) => softHyphens(letters)),
        )
      : part;
    if (titleDepth === 0 || text.search(BREAKABLE_WORD) < 0) return text;
    // A single element for all the text: in a flex container each would be an item.
    return `<span>${text.replace(BREAKABLE_WORD, '<span class="wholeWord">$&</span>')}</span>`;
  });
}

export const hyphenation =
  (patterns: Patterns): MiddlewareHandler =>
  async (_, next) => {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    return new Response(hyphenate(await response.text(), patterns), response);
  };
