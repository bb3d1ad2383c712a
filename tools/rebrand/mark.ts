import sharp from 'sharp';
import { tokenValue } from '../../src/theme/token-value.ts';

export const MARK = 'src/assets/brand/mark.svg';
/** The drawn name, which header and footer show in place of the mark and the name in type. */
export const WORDMARK = 'src/assets/brand/wordmark.svg';
const MADE = '<!-- Made by npm run rebrand -->';

/** True for a mark that was made here, which new colours may change. */
export const isGenerated = (svg: string) => svg.startsWith(MADE);

/** Returns a plain mark: a quarter circle in a square of the brand's colour and corners. @param tokens the theme's style sheet */
export function plainMark(tokens: string): string {
  const value = (name: string) => tokenValue(tokens, name);
  return `${MADE}
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${Math.round(18.5 * Number.parseFloat(value('radius-s'))) || 0}" fill="${value('action')}"/><path fill="${value('paper')}" d="M18 46V18a28 28 0 0 1 28 28z"/></svg>
`;
}

/** Tells a mark from a wordmark, which is more than twice as wide as high. */
export async function logoKind(svg: string): Promise<'mark' | 'wordmark'> {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  return width > 2 * height ? 'wordmark' : 'mark';
}

/** Draws the mark in a square of `size` pixels. @param air margin, as a share of `size` */
function square(svg: string, size: number, air = 0, ground?: string): Promise<Buffer> {
  const edge = Math.round(size * air);
  const inner = size - 2 * edge;
  const background = ground ?? 'transparent';
  return sharp(Buffer.from(svg), { density: 600 })
    .flatten(ground ? { background } : false)
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .png()
    .toBuffer();
}

/** Returns an ICO file with one PNG, which browsers have read for fifteen years. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Returns the site's icons by file. @param ground CSS colour behind the mark on systems that crop icons */
export async function icons(svg: string, ground: string): Promise<Map<string, Buffer>> {
  return new Map([
    ['public/favicon.svg', Buffer.from(svg)],
    ['public/favicon.ico', ico(await square(svg, 32), 32)],
    ['public/apple-touch-icon.png', await square(svg, 180, 0.14, ground)],
    ['public/icon-192.png', await square(svg, 192)],
    ['public/icon-512.png', await square(svg, 512)],
    // Android may crop all but the inner 80 %.
    ['public/icon-mask.png', await square(svg, 512, 0.22, ground)],
  ]);
}
