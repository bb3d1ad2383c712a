import { UNSAFE_CHARACTERS } from '../form/clean-text.ts';

/** Makes text safe for a terminal, which escape sequences could repaint; rows of older versions may hold them. */
export const forTerminal = (text: string): string =>
  text.replace(/(?!\n)\p{Cc}/gu, ' ').replace(UNSAFE_CHARACTERS, '');

/** Formats data as JSON (RFC 8259) with unsafe characters escaped, so that nothing is lost. */
export const safeJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(
    UNSAFE_CHARACTERS,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
