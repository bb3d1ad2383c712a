/** The marks U+200E and U+200F are safe: Arabic and Hebrew are written with them. */
export const UNSAFE_CHARACTERS = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** Line ends become \n, unsafe characters go, everything else stays as typed. */
export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSAFE_CHARACTERS, '').toWellFormed();
