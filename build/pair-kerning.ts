import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';

const RECORD_BYTES = 16;
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
const words = (values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    bytes.writeUInt16BE(value & 0xffff, index * 2);
  });
  return bytes;
};

export function countPairs(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (let at = 1; at < text.length; at += 1) {
      const pair = text.slice(at - 1, at + 1);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  return counts;
}

/**
 * Returns the kerning of the pairs that it moves most, from the font's GPOS table, as a `kern` table of format 0
 * (https://learn.microsoft.com/typography/opentype/spec/kern).
 * @param counts of pairs, as countPairs gives them
 */
function kernTable(font: Buffer, counts: ReadonlyMap<string, number>, most: number): Buffer {
  const shaped = new Font(new Face(new Blob(Uint8Array.from(font).buffer)));
  const pairs = [...counts].flatMap(([text, count]) => {
    const letters = new Letters();
    letters.addText(text);
    letters.guessSegmentProperties();
    shape(shaped, letters);
    const [left = 0, right = 0] = letters.getGlyphInfos().map(({ codepoint }) => codepoint);
    const [first] = letters.getGlyphPositions();
    const value = left && right ? (first?.xAdvance ?? 0) - shaped.glyphHAdvance(left) : 0;
    return value ? [{ left, right, value, weight: Math.abs(value) * count }] : [];
  });
  const kept = pairs
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.left - b.left || a.right - b.right);
  const entries = kept.flatMap(({ left, right, value }) => [left, right, value]);
  const steps = Math.floor(Math.log2(kept.length || 1));
  const search = [6 << steps, steps, 6 * kept.length - (6 << steps)];
  return words([0, 1, 0, 14 + entries.length * 2, 1, kept.length, ...search, ...entries]);
}

/** Writes tables as a TrueType font for a converter to WOFF2, which keeps no checksums (https://www.w3.org/TR/WOFF2/). */
function writeFont(tables: [tag: string, bytes: Buffer][]): Buffer {
  const head = Buffer.alloc(12 + RECORD_BYTES * tables.length);
  head.writeUInt32BE(0x10000);
  head.writeUInt16BE(tables.length, 4);
  let offset = head.length;
  for (const [index, [tag, bytes]] of tables.entries()) {
    const at = 12 + RECORD_BYTES * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    offset += padded(bytes).length;
  }
  return Buffer.concat([head, ...tables.map(([, bytes]) => padded(bytes))]);
}

/**
 * Returns a TrueType font with a `kern` table instead of its layout tables, and without names: a GPOS table has a value
 * for all pairs of its classes, and is a third of a small font.
 * @param most pairs that are kept
 */
export function pairKerning(
  font: Buffer,
  counts: ReadonlyMap<string, number>,
  most: number,
): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index): [string, Buffer] => {
    const at = 12 + RECORD_BYTES * index;
    const start = font.readUInt32BE(at + 8);
    const bytes = font.subarray(start, start + font.readUInt32BE(at + 12));
    return [font.toString('latin1', at, at + 4), bytes];
  }).filter(([tag]) => !['GDEF', 'GPOS', 'GSUB', 'name'].includes(tag));
  // Browsers refuse a font without a `name` table; this one is empty.
  tables.push(['kern', kernTable(font, counts, most)], ['name', words([0, 0, 6])]);
  return writeFont(tables.sort(([a], [b]) => (a < b ? -1 : 1)));
}
