/**
 * Returns the plain address in what was typed or pasted: of `Name <a@b.example>`, `mailto:a@b.example?…`, with a full stop
 * after it or invisible characters inside. A text that holds no address in one of these forms is only trimmed.
 */
export function plainAddress(text: string): string {
  // Joiners are letters of Persian and Indic domains.
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

/** Writes the domain in ASCII (UTS 46, as browsers do), which every mail server knows. */
export const withAsciiDomain = (address: string): string =>
  address.replace(
    /(?<=@)(?:[\w.-]|\P{ASCII})+$/u,
    (domain) => URL.parse(`http://${domain}`)?.hostname ?? domain,
  );

/** One spelling for all forms of an address, to compare and to count by. */
export const addressKey = (text: string): string =>
  withAsciiDomain(plainAddress(text)).toLowerCase();

/** The rule of browsers (WHATWG) with letters of all scripts before the @ (RFC 6531): no quoted parts, in which mail parsers disagree. */
const EMAIL =
  /^(?:[\w.!#$%&'*+/=?^`{|}~-]|(?![\p{C}\p{Z}])\P{ASCII})+@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)*$/u;

/** True for a plain address of at most 254 characters (RFC 5321), without an encoded word (RFC 2047). */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && !text.includes('=?') && EMAIL.test(withAsciiDomain(text));

/** True where only a mail server with SMTPUTF8 (RFC 6531) takes the address, in an envelope and in a header. */
export const needsSmtpUtf8 = (address: string): boolean => /\P{ASCII}.*@/u.test(address);
