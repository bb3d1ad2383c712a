import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FIGURES_FOLDER, type Figures } from '../src/content/schema/figures.ts';

/**
 * Writes what a command has found for /colophon, with the day, the commit and the version of the project.
 * @param name of the file, which says the command: `measured` (npm run measure), `tested` (npm test), `proved` (npm run prove)
 */
export function writeFigures(
  name: 'measured' | 'tested' | 'proved',
  found: Pick<Figures, 'values' | 'pages' | 'lines'>,
): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const figures: Figures = {
    date: new Date().toISOString().slice(0, 10),
    ...{ commit, version },
    ...found,
  };
  mkdirSync(FIGURES_FOLDER, { recursive: true });
  const file = `${FIGURES_FOLDER}/${name}.json`;
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`\nWrote ${file}`);
}
