import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demo } from '../../tools/launch-check/demo.ts';

/** Besides the words of launch-check: the trade of the demo, in any form. */
const TRADE = ['whisk', 'patisser', 'macaron', 'biscuit', 'the kitchen', 'the oven'];
const ALL = new RegExp([...demo.words, ...TRADE].join('|'), 'i');
const BINARY = /\.(?:avif|br|gz|ico|jpe?g|png|webp|woff2)$/;

/** Files of a build that still say something of the demo, each with the first such word. */
export function demoLeft(folder: string): string[] {
  const dist = join(folder, 'dist/client');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !BINARY.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  if (files.length < 20) throw new Error(`${dist} has only ${files.length} files to look at`);
  return files.flatMap((file) => {
    const word = ALL.exec(readFileSync(file, 'utf8'))?.[0];
    return word ? [`${file.slice(dist.length + 1)}: ${word}`] : [];
  });
}
