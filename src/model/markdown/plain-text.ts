const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

const character = (whole: string, name: string) => {
  if (!name.startsWith('#')) return named[name] ?? whole;
  return String.fromCodePoint(
    name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)),
  );
};

/** Returns the text of rendered HTML on one line. For our own Markdown only: it cannot parse other HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<a [^>]*data-footnote-backref[^>]*>.*?<\/a>/g, ' ')
    .replace(/<\/?(?:a|abbr|b|cite|code|del|em|i|mark|q|s|small|span|strong|sub|sup)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, character)
    .replace(/\s+/g, ' ')
    .trim();
}
