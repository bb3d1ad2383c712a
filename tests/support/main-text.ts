import { html, words } from './built-site.ts';

/** The main part of a built page: its markup, its words and its headings of a level, without what is read out to nobody. */
export function mainOf(path: string) {
  const main = /<main\b[\s\S]*<\/main>/.exec(html(path))?.[0] ?? '';
  const headings = (level: 1 | 2 | 3) =>
    [...main.matchAll(new RegExp(`<h${level}\\b[^>]*>([\\s\\S]*?)</h${level}>`, 'g'))].map(
      ([, heading = '']) => words(heading),
    );
  return { main, text: words(main), headings };
}
