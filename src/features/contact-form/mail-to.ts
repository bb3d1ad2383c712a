/**
 * Gives a `mailto:` address (RFC 6068) that carries what was typed, one line a short field and the long one last.
 * `values` are the form's, `labels` name the lines; what is empty is left out.
 */
export function mailTo(
  address: string,
  subject: string,
  labels: Readonly<Record<string, string>>,
  values: FormData,
): string {
  const text = (name: string) => String(values.get(name) ?? '').trim();
  const lines = Object.entries(labels)
    .filter(([name]) => name !== 'message' && text(name))
    .map(([name, label]) => `${label}: ${text(name)}`);
  const body = [...lines, '', text('message')].join('\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
