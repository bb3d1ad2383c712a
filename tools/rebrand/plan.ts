import { existsSync, readFileSync } from 'node:fs';
import { holidaysOf } from '../../build/holidays.ts';
import { ContentError, contentError } from '../../src/content/issues.ts';
import { check } from '../../src/content/read.ts';
import { filesOnDisk } from '../../src/content/records.ts';
import { type Site, siteSchema } from '../../src/content/schema/site.ts';
import { parseYaml } from '../../src/content/yaml.ts';
import { tokenValue } from '../../src/theme/token-value.ts';
import { demoPictures } from '../launch-check/demo.ts';
import { codeOf } from '../new/new-language.ts';
import { leaves, withFields } from '../yaml/edit-yaml.ts';
import { type Answers, firstAnswers, REQUIRED, siteFields } from './answers.ts';
import { identity, isDemoFile } from './identity.ts';
import { icons, isGenerated, logoKind, MARK, plainMark, WORDMARK } from './mark.ts';
import { hasNeutralSet, neutralContent } from './neutral.ts';
import { moodOf, palette, QUIET_SHAPES, withTokens } from './palette.ts';

const SITE = 'src/content/site.yaml';
const TOKENS = 'src/theme/tokens.css';
/** Toys and drawings of the demo. The site builds without them. */
export const DEMO = 'src/demo';
/** Sizes of the demo's pictures, which the build need not make (build/picture-cache.ts). */
const SIZES = 'art/sizes';

export interface Plan {
  /** New bytes by file; `null` removes it. */
  changes: Map<string, Buffer | null>;
  notes: string[];
  /** The style sheet of the theme with new colours; undefined if they stay. */
  tokens: string | undefined;
}

/** Returns the site's facts with the answers. @throws {ContentError} if one is invalid */
function brandFacts(text: string, answers: Answers, isFirst: boolean, year: number): string {
  const edited = withFields(text, siteFields(answers));
  const { booking } = check(SITE, siteSchema, parseYaml(edited, SITE));
  holidaysOf(booking.holidays);
  const once = { demo: false, copyrightYear: year, features: { toys: false } };
  return isFirst ? withFields(edited, leaves(once)) : edited;
}

/** True until the first run replaces the demo's brand. */
export const isDemo = () => (parseYaml(filesOnDisk().read(SITE), SITE) as Site).demo;

/** Checks the given answers, even if others are missing. @throws {ContentError} if one is invalid */
export function checkAnswers(answers: Answers): void {
  const files = filesOnDisk();
  brandFacts(files.read(SITE), answers, false, 0);
  if (answers.colors) palette(answers.colors, 'AA');
  if (answers.logo) readLogo(answers.logo);
}

/**
 * Plans the changes: on the first run (site.yaml has demo: true) the whole demo, later only facts, colours and mark.
 * @param keep true: the demo's content and pictures stay
 * @param year first year in the footer
 * @throws {ContentError} if an answer is missing or invalid
 */
export async function planRebrand(answers: Answers, keep: boolean, year: number): Promise<Plan> {
  const files = filesOnDisk();
  const isFirst = isDemo();
  const open = REQUIRED.filter((name) => answers[name] === undefined);
  if (isFirst && open.length > 0)
    throw new ContentError(
      open.map((name) => ({ source: 'answers', field: name, message: 'is missing; give it' })),
    );
  const all: Answers = { ...(isFirst && firstAnswers(answers)), ...answers };
  const mood = all.mood ?? (all.colors && moodOf(all.colors));
  // Later runs keep corners and shapes unless a mood is given.
  const isMadeQuiet = mood === 'quiet' && (isFirst || all.mood !== undefined);
  if (isMadeQuiet) all.features = { placeholders: false, ...all.features };
  const code = codeOf(all.language ?? 'en');
  const planned = new Map<string, Buffer | null>();
  const put = (file: string, text: string | Buffer | null) =>
    planned.set(file, typeof text === 'string' ? Buffer.from(text) : text);
  const notes: string[] = [];

  const demoFiles = [DEMO, 'src/assets/brand', 'docs'].flatMap((folder) =>
    files.list(folder).map((name) => `${folder}/${name}`),
  );
  if (isFirst) for (const file of demoFiles.filter(isDemoFile)) put(file, null);
  if (isFirst && !keep) {
    for (const file of demoPictures(files.list)) put(file, null);
    for (const name of files.list(SIZES)) put(`${SIZES}/${name}`, null);
    for (const [file, text] of neutralContent(files, code)) put(file, text);
  }
  const facts = planned.get(SITE)?.toString() ?? files.read(SITE);
  put(SITE, brandFacts(facts, all, isFirst, year));

  for (const [file, text] of identity(files, all, isFirst)) put(file, text);
  if (isFirst) notes.push(`LICENSE stays: it covers the code. Your texts and pictures are yours`);
  if (all.language && !(isFirst && !keep && hasNeutralSet(code)))
    notes.push(`npm run launch-check lists the texts that are not in ${all.language}`);

  let tokens = files.read(TOKENS);
  // Icing is the demo's; pages of another brand slide over each other with a straight edge.
  if (isFirst) tokens = withTokens(tokens, { 'pour-edge': 'none' });
  if (all.colors) {
    const { contrast } = parseYaml(planned.get(SITE)?.toString() ?? facts, SITE) as Site;
    const made = palette(all.colors, contrast, mood);
    tokens = withTokens(tokens, { ...made.tokens, ...(isMadeQuiet && QUIET_SHAPES) });
    notes.push(...made.notes);
  } else if (all.contrast || all.mood)
    notes.push(`Give your colours again: they were derived for another contrast or mood`);
  put(TOKENS, tokens);
  const svg = all.logo ? readLogo(all.logo) : undefined;
  const kind = svg && (all.logoKind ?? (await logoKind(svg)));
  if (svg && !all.logoKind)
    notes.push(`${all.logo} is treated as a ${kind}, by its shape; --logoKind overrides this`);
  if (svg && /<text\b/.test(svg))
    notes.push(`${all.logo} has text, which needs its font: convert it to outlines`);
  if (svg && kind === 'wordmark') put(WORDMARK, svg);
  const mark = kind === 'mark' ? svg : madeMark(all, tokens, isFirst);
  if (mark) {
    put(MARK, mark);
    for (const [file, bytes] of await icons(mark, tokenValue(tokens, 'paper'))) put(file, bytes);
  }
  const changes = [...planned].filter(([file, bytes]) => {
    const before = existsSync(file) ? readFileSync(file) : null;
    return bytes === null ? before !== null : !before?.equals(bytes);
  });
  return { changes: new Map(changes), notes, tokens: all.colors && tokens };
}

/** @throws {ContentError} if there is no such SVG */
function readLogo(file: string): string {
  if (!existsSync(file)) throw contentError(file, '', 'is missing; give the path of an SVG file');
  const svg = readFileSync(file, 'utf8');
  if (!svg.includes('<svg'))
    throw contentError(file, '', 'is not an SVG; give the logo as an SVG file');
  return svg;
}

/** Returns a plain mark on the first run, or if a plain mark gets new colours; else undefined. */
function madeMark({ colors }: Answers, tokens: string, isFirst: boolean): string | undefined {
  const has = existsSync(MARK);
  if (has && !isGenerated(readFileSync(MARK, 'utf8'))) return undefined;
  return isFirst || (has && colors) ? plainMark(tokens) : undefined;
}
