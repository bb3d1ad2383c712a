/** Code of the build's language. With the next one filled in by build/hyphenation.ts for pages; islands leave the server's text as it is. */
export const language: string = '';

/** What puts soft hyphens into a word, by the codes of those languages of the site that want them. */
export const hyphenations: Readonly<Record<string, (word: string) => string>> = {};
