import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { insightKinds } from '../src/content/insight-kinds.ts';
import { type Tone, tones } from '../src/content/schema/common.ts';

const CONTENT = new URL('../src/content/', import.meta.url);
const yaml = <Value>(path: string) => load(readFileSync(new URL(path, CONTENT), 'utf8')) as Value;
const names = (folder: string, ending: string) =>
  readdirSync(new URL(folder, CONTENT))
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

/** What is good and not needed for a build; what a build needs is checked by integrations/check-content.ts. */
describe('records', () => {
  it.each(['services', 'industries'])(
    '%s: no tone serves twice while another is free',
    (folder) => {
      const used = names(folder, '.yaml').map((file) => yaml<{ tone: Tone }>(file).tone);
      const times = tones.map((tone) => used.filter((one) => one === tone).length);
      expect(used.length).toBeGreaterThan(0);
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
    },
  );

  it('no picture stands for two things: every master differs from every other', () => {
    const masters = readdirSync(new URL('../assets/', CONTENT), { recursive: true })
      .map(String)
      .filter((file) => /\.(?:webp|jpe?g|png)$/.test(file));
    const contents = masters.map((file) =>
      createHash('sha256')
        .update(readFileSync(new URL(`../assets/${file}`, CONTENT)))
        .digest('hex'),
    );
    expect(masters.length).toBeGreaterThan(0);
    expect(masters.filter((_, index) => contents.indexOf(contents[index] ?? '') !== index)).toEqual(
      [],
    );
  });
});

interface Insight {
  file: string;
  title: string;
  outline: string;
}

const kinds = insightKinds.map(({ id }) => id);
const insights = (kind: string): Insight[] =>
  names(`insights/${kind}`, '.md').map((file) => {
    const [, head = '', body = ''] =
      readFileSync(new URL(file, CONTENT), 'utf8').match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
    const { title } = load(head) as { title: string };
    return {
      file,
      title,
      outline: [...body.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading]) => heading).join('\n'),
    };
  });

describe('insights', () => {
  it('no two insights share a title or an outline', () => {
    const all = kinds.flatMap(insights);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ outline }) => outline)).size).toBe(all.length);
  });

  it('no heading stands without text', () => {
    const empty = kinds
      .flatMap((kind) => names(`insights/${kind}`, '.md'))
      .filter((file) =>
        /^(#{2,4}) .+\n+(?:#{1,2} |$(?![\s\S]))/m.test(
          readFileSync(new URL(file, CONTENT), 'utf8'),
        ),
      );
    expect(empty).toEqual([]);
  });

  it('every column of a table has a heading', () => {
    const nameless = kinds
      .flatMap((kind) => names(`insights/${kind}`, '.md'))
      .filter((file) =>
        /^\|\s*\|.*\n\|[ :|-]+\|$/m.test(readFileSync(new URL(file, CONTENT), 'utf8')),
      );
    expect(nameless).toEqual([]);
  });
});
