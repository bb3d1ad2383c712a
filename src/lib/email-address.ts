/**
 * Extracts the address from typed or pasted text: `Name <a@b.example>`, `mailto:a@b.example?…`, with a full stop after it or
 * invisible characters inside. Other text is only cleaned: NFC, trimmed, without format characters.
 */
export function plainAddress(text: string): string {
  // Persian and Indic domains contain joiners.
  const typed = text
    .normalize()
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim();
  const address = typed
    .replace(/^[^<>]*<([^<>]*)>[.,;]?$/, '$1')
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/[.,;。]$/, '');
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : typed;
}

/** Converts the domain to ASCII (UTS 46, as browsers do), which every mail server accepts. */
export const withAsciiDomain = (address: string): string =>
  address.replace(
    /(?<=@)(?:[\w.-]|\P{ASCII})+$/u,
    (domain) => URL.parse(`http://${domain}`)?.hostname ?? domain,
  );

/** Returns one spelling for all forms of an address, to compare and count. */
export const addressKey = (text: string): string =>
  withAsciiDomain(plainAddress(text)).toLowerCase();

/** Matches as browsers do (WHATWG), plus letters of any script before the @ (RFC 6531); no quoted parts: mail parsers disagree on them. */
const EMAIL =
  /^(?:[\w.!#$%&'*+/=?^`{|}~-]|(?![\p{C}\p{Z}])\P{ASCII})+@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)*$/u;

/** True for a plain address of at most 254 characters (RFC 5321), without an encoded word (RFC 2047). */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && !text.includes('=?') && EMAIL.test(withAsciiDomain(text));

/** True if only mail servers with SMTPUTF8 (RFC 6531) accept the address, in the envelope and in a header. */
export const needsSmtpUtf8 = (address: string): boolean => /\P{ASCII}.*@/u.test(address);
