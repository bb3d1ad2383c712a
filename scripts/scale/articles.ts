import { insightCategories } from '../../src/content/insight-categories.ts';
import { insightKinds } from '../../src/content/insight-kinds.ts';
import { titleSlug } from '../../src/lib/insight.ts';

/** A file for `src/content/insights/`. */
export interface GeneratedArticle {
  /** Path below that folder, such as "blog/batch-7-the-patient-index.md". */
  path: string;
  text: string;
}

/** The first insight's date; every further one is a day older, and at the end of a century the days begin again. */
const NEWEST = Date.UTC(2026, 11, 1);
const DAY = 86_400_000;
const CENTURY = 36_500;

const words = {
  adjective:
    'patient quiet stubborn gentle frank narrow second borrowed careful plain warm slow sturdy modest curious brittle'.split(
      ' ',
    ),
  noun: 'index checkout template form cache font queue header menu redirect release backup gallery token schema bundle'.split(
    ' ',
  ),
  person:
    'the editor,the shop owner,a new colleague,the person on call,our client,the designer,whoever comes next,a visitor on a train'.split(
      ',',
    ),
  verb: 'measured,removed,renamed,postponed,rewrote,tested,shared,questioned,simplified,moved,kept,counted'.split(
    ',',
  ),
  place:
    'on a slow phone,behind the counter,in the staging copy,before lunch,under the old address,at the far end of the table,in the second sprint,without a network'.split(
      ',',
    ),
  reason:
    'nobody could say what it was for,the figure had not moved in weeks,a page is read more often than it is written,two teams had called it by different names,every kilobyte is carried by somebody,the old way needed a meeting'.split(
      ',',
    ),
  result:
    'the list became shorter,support had one question less,the build no longer waited,pages arrived in one insight,the next change took an hour,people stopped asking where it was'.split(
      ',',
    ),
} as const;
type WordList = keyof typeof words;

const shapes = [
  'We {verb} the {noun} {place}, because {reason}.',
  'When {person} opened the {adjective} {noun} {place}, {result}.',
  'A {adjective} {noun} is worth more than a {adjective} {noun}, and {person} knew it long before we {verb} anything.',
  'In week {number} we {verb} it again, {place}, and {result}.',
  'It cost {number} minutes and one {adjective} conversation; afterwards {result}.',
  'Nothing about the {noun} was clever: {person} asked, we {verb} it, {result}.',
  'Of {number} changes to the {noun} most were kept, since {reason}.',
  'If {reason}, then even a {adjective} {noun} has to be {verb} {place}.',
];

/** A generator of numbers below 1 that gives the same row for the same seed (xorshift, Marsaglia 2003). */
function numbers(seed: number): () => number {
  // A seed of neighbouring numbers must not give neighbouring rows; the state must not be 0.
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** What one article is written with: its own row of numbers, so that it does not depend on how many there are. */
class Pen {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = numbers(seed);
    for (let warm = 0; warm < 8; warm++) this.#next();
  }

  below(limit: number): number {
    return Math.floor(this.#next() * limit);
  }

  pick<Item>(list: readonly Item[]): Item {
    const item = list[this.below(list.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  sentence(): string {
    const text = this.pick(shapes).replace(/\{(\w+)\}/g, (_, name: WordList | 'number') =>
      name === 'number' ? String(2 + this.below(40)) : this.pick(words[name]),
    );
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  paragraph(sentences: number): string {
    return Array.from({ length: sentences }, () => this.sentence()).join(' ');
  }

  heading(): string {
    return `The ${this.pick(words.adjective)} ${this.pick(words.noun)}, ${this.pick(words.place)}`;
  }
}

/** A list, a table, a quotation or a piece of code: what the renderer meets in real insights besides paragraphs. */
const extras: readonly ((pen: Pen) => string)[] = [
  (pen) => Array.from({ length: 3 }, () => `- ${pen.sentence()}`).join('\n'),
  (pen) =>
    `| What | Before | After |\n| --- | --- | --- |\n${Array.from({ length: 4 }, () => `| ${pen.pick(words.noun)} | ${pen.below(90)} ms | ${pen.below(40)} ms |`).join('\n')}`,
  (pen) => `> ${pen.paragraph(2)}`,
  (pen) =>
    `\`\`\`css\n.${pen.pick(words.noun)} {\n  inline-size: ${pen.below(90)}rem;\n}\n\`\`\`\n\nSee [how we build](/services/seo) and \`${pen.pick(words.noun)}\`.`,
];

function body(pen: Pen): string {
  const section = (_: unknown, index: number) =>
    [
      `## ${index + 1}. ${pen.heading()}`,
      pen.paragraph(3),
      pen.pick(extras)(pen),
      ...(index % 2 ? [`### ${pen.heading()}`] : []),
      pen.paragraph(3),
    ].join('\n\n');
  return [pen.paragraph(2), ...Array.from({ length: 5 }, section)].join('\n\n');
}

/** The entry whose turn it is. */
function inTurn<Item>(list: readonly Item[], turn: number): Item {
  const item = list[turn % list.length];
  if (item === undefined) throw new Error('nothing to take turns');
  return item;
}

/**
 * The article with the given number: about 800 words that the site's schemas accept, always the same for the same
 * number. Kinds and categories take turns, so that each category gets insights of each kind.
 */
export function article(number: number): GeneratedArticle {
  const pen = new Pen(number);
  const { id: type } = inTurn(insightKinds, number);
  const category = inTurn(insightCategories, Math.floor(number / insightKinds.length));
  const title = `Batch ${number} the ${pen.pick(words.adjective)} ${pen.pick(words.noun)}`;
  const slug = titleSlug(title);
  const bullets = Array.from({ length: 3 }, () => pen.sentence());
  const front = {
    title,
    meta_description: `Batch ${number}: how ${pen.pick(words.person)} ${pen.pick(words.verb)} one ${pen.pick(words.noun)} ${pen.pick(words.place)}, and what it cost.`,
    type,
    sourceCategory: category.slug,
    published: new Date(NEWEST - (number % CENTURY) * DAY).toISOString().slice(0, 10),
    demo: true,
    category: `The ${pen.pick(words.noun)}`,
    ...(type === 'case-study'
      ? { focus: `One ${pen.pick(words.noun)}`, keyInsights: bullets }
      : { url: `/${type}/${slug}`, summary: bullets }),
  };
  // JSON is YAML: front matter needs no library.
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return {
    path: `${type}/${slug}.md`,
    text: `---\n${lines.join('\n')}\n---\n\n${body(pen)}\n`,
  };
}
