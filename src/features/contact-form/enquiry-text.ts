/** Formats typed values as the text of an email: one line per filled field, named by `labels`, with the message last. */
export function enquiryText(labels: Readonly<Record<string, string>>, values: FormData): string {
  const typed = (name: string) => String(values.get(name) ?? '').trim();
  const lines = Object.entries(labels)
    .filter(([name]) => name !== 'message' && typed(name))
    .map(([name, label]) => `${label}: ${typed(name)}`);
  return [...lines, '', typed('message')].join('\n');
}
