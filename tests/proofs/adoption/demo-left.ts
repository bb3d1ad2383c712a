import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { demo } from '../../../tools/launch-check/demo.ts';

/** Besides the words of launch-check: the trade of the demo, in any form. */
const TRADE = ['whisk', 'patisser', 'macaron', 'biscuit', 'the kitchen', 'the oven'];
const ALL = new RegExp([...demo.words, ...TRADE].join('|'), 'i');
const BINARY = /\.(?:avif|br|gz|ico|jpe?g|png|webp|woff2)$/;

/** Files that say whose the site is, besides those of the build. */
const OF_THE_PROJECT = /^(?:README\.md|package(?:-lock)?\.json|\.env\.example|deploy\/.*)$/;

/** Files of a site and its build that still say something of the demo, each with the first such word. */
export function demoLeft(folder: string): string[] {
  const dist = join(folder, 'dist/client');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !BINARY.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  if (files.length < 20) throw new Error(`${dist} has only ${files.length} files to look at`);
  const own = ['.', 'deploy']
    .flatMap((one) => readdirSync(join(folder, one)).map((name) => join(one, name)))
    .filter((name) => OF_THE_PROJECT.test(name))
    .map((name) => join(folder, name));
  return [...files, ...own].flatMap((file) => {
    const word = ALL.exec(readFileSync(file, 'utf8'))?.[0];
    return word ? [`${relative(folder, file)}: ${word}`] : [];
  });
}
