/** Returns a `mailto:` address (RFC 6068) for a draft email with this subject and text. */
export function mailTo(address: string, subject: string, text: string): string {
  const body = text.replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
