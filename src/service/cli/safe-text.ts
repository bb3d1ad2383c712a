/** Controls of C0 (but line feeds and tabs) and C1, and those that override the direction of text. */
const UNSAFE = /(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Removes what could repaint a terminal or hide text in it; rows of older versions may hold such characters. */
export const forTerminal = (text: string): string =>
  text.replace(/(?!\n)\p{Cc}/gu, ' ').replace(UNSAFE, '');

/** Formats data as JSON (RFC 8259) in which those characters are escaped, so nothing is lost. */
export const safeJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Removes those characters from what a spreadsheet will show; line ends stay. */
export const withoutControls = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSAFE, '');
