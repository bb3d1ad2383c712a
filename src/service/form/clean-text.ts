/**
 * Control characters (C0 but line feed and tab, C1) and those that override the direction of text. The marks U+200E and
 * U+200F are not among them: they are part of how Arabic and Hebrew are written.
 */
export const UNSAFE_CHARACTERS = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** Line ends become \n, unsafe characters go, everything else stays as typed. */
export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSAFE_CHARACTERS, '').toWellFormed();
