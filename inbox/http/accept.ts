/**
 * Returns whether the answer should be JSON: when Accept names JSON with a better quality than HTML, or when JSON was
 * sent and Accept names neither.
 */
export function prefersJson(accept: string | undefined, contentType: string | undefined): boolean {
  const json = quality(accept, ['application/json', 'application/problem+json']);
  const html = quality(accept, ['text/html', 'application/xhtml+xml']);
  if (json > 0 || html > 0) return json > html;
  return /^application\/json\b/i.test(contentType ?? '');
}

function quality(accept: string | undefined, types: string[]): number {
  let best = 0;
  for (const part of (accept ?? '').toLowerCase().split(',').slice(0, 30)) {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (!types.includes(type)) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    best = Math.max(best, Number.parseFloat(q) || 0);
  }
  return best;
}
