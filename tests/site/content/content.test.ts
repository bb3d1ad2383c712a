import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { insightKinds } from '../../../src/content/insight-kinds.ts';
import { markdown, names, read } from '../../support/content.ts';

const ASSETS = new URL('../../../src/assets/', import.meta.url);

/** What is good and not needed for a build; what a build needs is checked by build/check-content.ts. */
describe('records', () => {
  const masters = readdirSync(ASSETS, { recursive: true })
    .map(String)
    .filter((file) => /\.(?:webp|jpe?g|png)$/.test(file));
  it.skipIf(masters.length === 0)(
    'no picture stands for two things: every master differs from every other',
    () => {
      const contents = masters.map((file) =>
        createHash('sha256')
          .update(readFileSync(new URL(file, ASSETS)))
          .digest('hex'),
      );
      expect(
        masters.filter((_, index) => contents.indexOf(contents[index] ?? '') !== index),
      ).toEqual([]);
    },
  );
});

const insights = insightKinds.flatMap(({ id }) =>
  names(`insights/${id}`, '.md').map((file) => ({
    kind: id,
    ...markdown<{ title: string }>(file),
  })),
);

describe.skipIf(insights.length === 0)('insights', () => {
  it('no two insights share a title', () => {
    const titles = insights.map(({ head }) => head.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('no heading stands without text', () => {
    const empty = insights.filter(({ file }) =>
      /^(#{2,4}) .+\n+(?:#{1,2} |$(?![\s\S]))/m.test(read(file)),
    );
    expect(empty.map(({ file }) => file)).toEqual([]);
  });

  it('every column of a table has a heading', () => {
    const nameless = insights.filter(({ file }) => /^\|\s*\|.*\n\|[ :|-]+\|$/m.test(read(file)));
    expect(nameless.map(({ file }) => file)).toEqual([]);
  });
});
