/** Leaves U+200E and U+200F, which Arabic and Hebrew need. Includes soft hyphens, which words copied from a page contain. */
const UNSAFE_CHARACTERS = /(?![\n\t])\p{Cc}|[\u00ad\u202a-\u202e\u2066-\u2069]/gu;

/** Changes line ends to \n and lone surrogates to U+FFFD, and removes unsafe characters. */
export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSAFE_CHARACTERS, '').toWellFormed();

/** Makes text safe for a terminal: rows of older versions may contain escape sequences. */
export const forTerminal = (text: string): string =>
  text.replace(/(?!\n)\p{Cc}/gu, ' ').replace(UNSAFE_CHARACTERS, '');

/** Formats data as JSON (RFC 8259) with unsafe characters escaped, so that nothing is lost. */
export const safeJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(
    UNSAFE_CHARACTERS,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
