import { existsSync, readFileSync } from 'node:fs';
import { language } from '../content/language.ts';
import { check } from '../content/read.ts';
import { FIGURES_FOLDER, type Figures, figuresSchema } from '../content/schema/figures.ts';
import type { ColophonCopy } from '../content/schema/pages/colophon.ts';
import { fillIn } from '../lib/fill-in.ts';

const MAX_AGE_DAYS = 90;
const COMMANDS = ['measured', 'tested', 'proved'] as const;
export type FiguresByCommand = Partial<Record<(typeof COMMANDS)[number], Figures>>;

const major = (version: string) => version.split('.')[0];

/** Why figures are not shown; undefined where they are. @param now moment of the build */
export function outdated({ date, version }: Figures, now: Date, current: string) {
  const days = (now.getTime() - Date.parse(date)) / 86_400_000;
  if (days > MAX_AGE_DAYS) return `they are of ${date}, more than ${MAX_AGE_DAYS} days ago`;
  if (major(version) !== major(current)) return `they are of version ${version}`;
  return undefined;
}

/** The figures that commands wrote. Outdated ones are left out, with a line in the log. @throws where a file is no such file */
export function readFigures(now: Date, folder = FIGURES_FOLDER): FiguresByCommand {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const found: FiguresByCommand = {};
  for (const name of COMMANDS) {
    const file = `${folder}/${name}.json`;
    if (!existsSync(file)) continue;
    const figures = check(file, figuresSchema, JSON.parse(readFileSync(file, 'utf8')));
    const reason = outdated(figures, now, version);
    if (reason)
      console.info(
        `${file} is left out: ${reason}; write it again (CONTRIBUTING.md, "Figures of /colophon").`,
      );
    else found[name] = figures;
  }
  return found;
}

type Fact = ColophonCopy['groups'][number]['facts'][number];

/** The facts of a group with their figures; where one is missing, what is promised; else nothing. */
export function factsOf(
  { facts, writtenBy, lines }: ColophonCopy['groups'][number],
  figures: FiguresByCommand,
): Pick<Fact, 'term' | 'text' | 'link'>[] {
  const written = writtenBy ? figures[writtenBy]?.values : {};
  const values =
    written &&
    Object.fromEntries(
      Object.entries(written).map(([name, value]) => [name, value.toLocaleString(language.tag)]),
    );
  const said = facts.flatMap(({ term, text, promise, link }) => {
    const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const isKnown = values && places.every((name) => name in values);
    const words = isKnown ? fillIn(text, values) : promise;
    return words ? [{ term, text: words, link }] : [];
  });
  // The command prints English.
  const proofs = (lines && language.isDefault && figures.proved?.lines) || [];
  return [
    ...said,
    ...proofs.map(({ title, figure }) => ({ term: title, text: figure, link: undefined })),
  ];
}

/** kWh for a gigabyte sent: operation and making of data centre, network and device (Sustainable Web Design Model 4). */
const KWH_PER_GB = 0.055 + 0.059 + 0.08 + (0.012 + 0.013 + 0.081);

/** Watt-hours of one view that nothing is kept of. @param bytes as sent */
export const energyOf = (bytes: number): number => (bytes / 1e9) * KWH_PER_GB * 1_000;
