/** Lines of Astro's log that begin a step, and what it is called here. A line that it no longer writes is not missed. */
const STEPS: [RegExp, string][] = [
  [/\[content\] Syncing content/, 'Reading the content'],
  [/Building static entrypoints/, 'Building scripts and styles'],
  [/generating static routes/, 'Writing the pages'],
  [/generating optimized images/, 'Rendering pictures (kept for the next build)'],
  [/\[check-links\]/, 'Checking links, writing headers, compressing'],
];
const PICTURE = /▶ .*\((\d+)\/(\d+)\)\s*$/;
const NOTE = /\[WARN\]\s*(.*)$|((?:Draft, left out|Held back until).*)$/;
const DONE = /(\d+) page\(s\) built in (.*?)\s*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the codes that colour a terminal
const COLOURS = /\u001b\[[\d;]*m/g;

/** Reads the log of `astro build` line by line and says the little that somebody who waits wants to know. */
export function buildProgress() {
  const said = new Set<string>();
  let quarters = 0;
  let end = 'Built.';
  /** What has not been said before. */
  const once = (text: string) => {
    const isNew = !said.has(text);
    said.add(text);
    return isNew ? [text] : [];
  };
  return {
    /** @returns lines to print, mostly none */
    read(raw: string): string[] {
      const line = raw.replace(COLOURS, '');
      const [, pages, time] = DONE.exec(line) ?? [];
      if (pages) end = `Built ${pages} pages in ${time}.`;
      const [, number, all] = PICTURE.exec(line) ?? [];
      if (number) {
        const now = Math.floor((4 * Number(number)) / Number(all));
        if (now <= quarters || now === 4) return [];
        quarters = now;
        return [`  ${number} of ${all}`];
      }
      const [, warning, note] = NOTE.exec(line) ?? [];
      if (warning || note) return once(`  ${warning ?? note}`);
      return STEPS.filter(([begins]) => begins.test(line)).flatMap(([, name]) => once(name));
    },
    end: () => end,
  };
}
