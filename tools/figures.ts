import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'src/content/figures/measured.json';
const PAGE = 'src/content/own-pages/colophon.md';

/** A page of its kind as a visitor loads it: bytes as sent, times in milliseconds on Lighthouse's slow line. */
export interface MeasuredPage {
  path: string;
  bytes: number;
  requests: number;
  script: number;
  first: number;
  largest: number;
  scores: number[];
}

/** What `npm run measure -- --write` wrote for /colophon. */
export interface Figures {
  date: string;
  commit: string;
  pages: MeasuredPage[];
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(0)} kB`;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** The page's text with a table of the figures between its two comments, and with the two figures that sentences name. */
export function withTable(text: string, { date, commit, pages }: Figures): string {
  const rows = pages.map(({ path, bytes, script, requests, first, largest, scores }) =>
    [
      // A page of a folder stands for all of them.
      path.replace(/(?<=.\/)[^/]+$/, '…'),
      ...[bytes, script].map(kilobytes),
      requests,
      ...[first, largest].map(seconds),
      Math.min(...scores),
    ].join(' | '),
  );
  const table = [
    '| Page | Weight | Script | Requests | First paint | Largest paint | Lowest score |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row} |`),
  ];
  const source = `Measured on ${date} at commit \`${commit}\` by \`npm run measure -- --write\`.`;
  const [home] = pages;
  const lowest = Math.min(...pages.flatMap(({ scores }) => scores));
  return text
    .replace(/(?<=home page weighs )\d+ kB/, kilobytes(home?.bytes ?? 0))
    .replace(/(?<=No page scores below )\d+/, String(lowest))
    .replace(
      /(<!-- measured -->\n)[\s\S]*(<!-- end -->)/,
      (_, start, end) => `${start}\n${table.join('\n')}\n\n${source}\n\n${end}`,
    );
}

/** Writes down what was measured, and puts it into the page. */
export function writeFigures(figures: Figures): void {
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), figures));
  console.log(`\nWrote ${FILE} and ${PAGE}`);
}
