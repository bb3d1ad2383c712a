/** The marks U+200E and U+200F are safe: Arabic and Hebrew are written with them. Soft hyphens come with words copied from a page. */
const UNSAFE_CHARACTERS = /(?![\n\t])\p{Cc}|[\u00ad\u202a-\u202e\u2066-\u2069]/gu;

/** Line ends become \n, unsafe characters go, everything else stays as typed. */
export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSAFE_CHARACTERS, '').toWellFormed();

/** Makes text safe for a terminal, which escape sequences could repaint; rows of older versions may hold them. */
export const forTerminal = (text: string): string =>
  text.replace(/(?!\n)\p{Cc}/gu, ' ').replace(UNSAFE_CHARACTERS, '');

/** Formats data as JSON (RFC 8259) with unsafe characters escaped, so that nothing is lost. */
export const safeJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(
    UNSAFE_CHARACTERS,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
