/** One contact sheet of all masters, to look at them side by side: art/drafts/sheet.png. Run: npm run art:sheet */
import { mkdirSync, readdirSync } from 'node:fs';
import sharp from 'sharp';

const MASTERS = 'src/assets/art';
const SHEET = 'art/drafts/sheet.png';
const COLUMNS = 6;
const CELL = { width: 320, height: 214 };
const CAPTION = 22;
const PAGE = '#fff4e4';

const names = readdirSync(MASTERS)
  .filter((file) => file.endsWith('.webp'))
  .sort();
const rows = Math.ceil(names.length / COLUMNS);

const cells = await Promise.all(
  names.map(async (file, index) => {
    const picture = await sharp(`${MASTERS}/${file}`)
      .flatten({ background: PAGE })
      .resize({ ...CELL, fit: 'contain', background: PAGE })
      .png()
      .toBuffer();
    const caption = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CAPTION}"><text x="6" y="15" font-family="sans-serif" font-size="13" fill="#22120f">${file.replace('.webp', '')}</text></svg>`,
    );
    const left = (index % COLUMNS) * CELL.width;
    const top = Math.floor(index / COLUMNS) * (CELL.height + CAPTION);
    return [
      { input: picture, left, top },
      { input: caption, left, top: top + CELL.height },
    ];
  }),
);

mkdirSync('art/drafts', { recursive: true });
await sharp({
  create: {
    width: COLUMNS * CELL.width,
    height: rows * (CELL.height + CAPTION),
    channels: 3,
    background: PAGE,
  },
})
  .composite(cells.flat())
  .png()
  .toFile(SHEET);
console.log(`${SHEET}: ${names.length} pictures`);
