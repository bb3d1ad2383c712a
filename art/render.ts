/**
 * Renders the still lifes of art/scenes to src/assets/art/<name>.webp (finals) or art/drafts/<name>.png (drafts); the parts of
 * the demo's drawings to src/demo/drawings/parts/<name>.avif; backdrops of page heroes to src/sections/page-hero/<name>.avif; the
 * turntable to its section.
 *   npm run art                        every picture, in hours
 *   npm run art -- hero contact        these
 *   npm run art -- hero --draft        a small quick one
 *   npm run art -- service-x --frames  the frames of its animation, one below the other (src/demo/hover-animations/x.avif)
 *   npm run art -- not-found --frames  the same of the cup on the 404 page (src/demo/cup/cup.avif)
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';

type Format = { readonly width: number; readonly height: number; readonly samples: number };

const SCENES = 'art/scenes';
const DRAFTS = 'art/drafts';
const MASTERS = 'src/assets/art';
const MAX_BYTES = 250_000;
const STILL: Format = { width: 1600, height: 1067, samples: 20 };
const FORMATS: Readonly<Record<string, Format>> = {
  hero: { width: 2400, height: 1500, samples: 20 },
  banner: { width: 2400, height: 1200, samples: 20 },
  // Its glass has more noise.
  'closing-industry': { ...STILL, samples: 64 },
};
const ANIMATION: Format = { width: 600, height: 400, samples: 20 };
const ANIMATIONS = 'src/demo/hover-animations';
/** Format of the whole picture, and its moving part, which cup.ts draws. */
const CUP_ANIMATION: Format = { width: 1000, height: 667, samples: 20 };
const CUP_PART = { left: 0, top: 240, width: 700, height: 373 };
const MAX_ANIMATION_BYTES = 45_000;
/** Number that hover-animations.ts plays. */
const FRAMES = 8;
const SQUARE: Format = { width: 800, height: 800, samples: 32 };
/** Parts that the demo assembles on a page: AVIF, published unchanged. */
const PARTS: Readonly<Record<string, Format>> = {
  jar: { width: 630, height: 2700, samples: 32 },
  cake: { width: 480, height: 7 * 408, samples: 24 },
  plate: { width: 800, height: 272, samples: 48 },
  cloche: { width: 640, height: 448, samples: 48 },
  nozzle: { width: 96, height: 160, samples: 96 },
};
const PART_FOLDER = 'src/demo/drawings/parts';
/** Backdrops of page heroes: shading only, to which the page adds colour and outline. */
const BACKDROPS: Readonly<Record<string, Format>> = {
  pedestal: { width: 810, height: 540, samples: 24 },
  niche: { width: 480, height: 480, samples: 32 },
  cloth: { width: 480, height: 480, samples: 24 },
};
const BACKDROP_FOLDER = 'src/sections/page-hero';
const TURNTABLE: Format = { width: 1600, height: 600, samples: 48 };
/** Folders of parts that are beside the code that uses them. */
const OWN_FOLDERS: Readonly<Record<string, string>> = {
  nozzle: 'src/demo/icing',
  turntable: 'src/sections/home/turntable',
};

function formatOf(name: string): Format {
  if (name === 'turntable') return TURNTABLE;
  const family = /^(stat|value)-/.test(name) ? SQUARE : STILL;
  return PARTS[name] ?? BACKDROPS[name] ?? FORMATS[name] ?? family;
}
const sceneOf = (name: string): string => `${SCENES}/${name}.py`;

function run(command: string, args: readonly string[]): void {
  const result = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const said = `${result.stdout ?? ''}${result.stderr ?? ''}`;
  if (result.status !== 0 || /^Traceback|^Error: Python/m.test(said)) {
    const from = said.search(/^Traceback|^Error: Python/m);
    throw new Error(
      said.slice(Math.max(from, said.length - 2000, 0)).trim() ||
        `${command} ended with ${result.status}`,
    );
  }
}

function needBlender(): void {
  const found = spawnSync('blender', ['--version'], { encoding: 'utf8' });
  if (found.status === 0) return;
  console.error(
    'Blender is missing. Install it with: sudo apt-get install --yes blender python3-opencv python3-numpy',
  );
  process.exit(1);
}

/** Writes the best WebP within MAX_BYTES, else quality 60. */
async function encode(png: string, target: string): Promise<string> {
  const { hasAlpha } = await sharp(png).metadata();
  for (const quality of [92, 90, 88, 86, 84, 82, 80, 77, 74, 70, 65, 60]) {
    const bytes = await sharp(png)
      .toColourspace('srgb')
      .webp({
        quality,
        alphaQuality: hasAlpha ? Math.min(95, quality + 5) : 100,
        effort: 6,
        smartSubsample: true,
      })
      .toBuffer();
    if (bytes.length > MAX_BYTES && quality > 60) continue;
    const fresh = `${DRAFTS}/${basename(target)}`;
    writeFileSync(fresh, bytes);
    renameSync(fresh, target);
    return `quality ${quality}, ${Math.round(bytes.length / 1000)} kB`;
  }
  throw new Error('No quality tried');
}

async function encodePart(png: string, target: string): Promise<string> {
  mkdirSync(dirname(target), { recursive: true });
  // The nozzle is so small that each pixel of its outline shows.
  const quality = target.endsWith('/nozzle.avif') ? 62 : 36;
  const { size } = await sharp(png).toColourspace('srgb').avif({ quality, effort: 6 }).toFile(target);
  return `${Math.round(size / 1000)} kB`;
}

/** Trims a backdrop and extends its shading beyond the outline: the page draws the sharp one. */
async function encodeBackdrop(png: string, target: string): Promise<string> {
  const input = await sharp(png)
    .toColourspace('srgb')
    .greyscale()
    .trim({ background: '#0000' })
    .resize({ width: 720, withoutEnlargement: true })
    .png()
    .toBuffer();
  const beyond = await sharp(input).blur(4).removeAlpha().png().toBuffer();
  const { size, width, height } = await sharp(beyond)
    .composite([{ input }])
    .removeAlpha()
    .avif({ quality: 60, effort: 9 })
    .toFile(target);
  return `${width} × ${height}, ${size} bytes`;
}

function draw(name: string, png: string, { width, height, samples }: Format, progress = 0): void {
  run('blender', [
    '--background',
    '--threads',
    '2',
    '--python-exit-code',
    '1',
    '--python',
    sceneOf(name),
    '--',
    png,
    ...[width, height].map((side) => String(Math.round(side))),
    String(samples),
    `t=${progress}`,
  ]);
}

async function renderAnimation(name: string): Promise<void> {
  const isCup = name === 'not-found';
  const format = isCup ? CUP_ANIMATION : ANIMATION;
  const part = isCup ? CUP_PART : { left: 0, top: 0, width: ANIMATION.width, height: ANIMATION.height };
  const { width, height } = part;
  const frames = [];
  for (let index = 0; index < FRAMES; index++) {
    const png = `${DRAFTS}/${name}.${index}.png`;
    draw(name, png, format, (index + 1) / FRAMES);
    const input = await sharp(png).toColourspace('srgb').extract(part).png().toBuffer();
    frames.push({ input, left: 0, top: index * height });
  }
  const target = isCup ? 'src/demo/cup/cup.avif' : `${ANIMATIONS}/${name.replace('service-', '')}.avif`;
  const sheet = await sharp({
    create: { width, height: height * FRAMES, channels: 4, background: '#0000' },
  })
    .composite(frames)
    .png()
    .toBuffer();
  for (const quality of [34, 31, 28, 26, 24, 22]) {
    const encoding = { quality, effort: 6, chromaSubsampling: '4:2:0' };
    const { size } = await sharp(sheet).avif(encoding).toFile(target);
    console.log(`${target}: quality ${quality}, ${Math.round(size / 1000)} kB`);
    if (size <= MAX_ANIMATION_BYTES) return;
  }
}

async function render(name: string, draft: boolean): Promise<void> {
  const { width, height, samples } = formatOf(name);
  const factor = draft ? Math.min(1, 640 / width) : 1;
  const png = `${DRAFTS}/${name}${draft ? '' : '.final'}.png`;
  const start = Date.now();
  draw(name, png, {
    width: width * factor,
    height: height * factor,
    samples: draft ? 24 : samples,
  });
  const rendered = Math.round((Date.now() - start) / 1000);
  if (draft) {
    console.log(`${name}: ${png}, ${rendered} s`);
    return;
  }
  const made =
    PARTS[name] || name === 'turntable'
      ? await encodePart(png, `${OWN_FOLDERS[name] ?? PART_FOLDER}/${name}.avif`)
      : BACKDROPS[name]
        ? await encodeBackdrop(png, `${BACKDROP_FOLDER}/${name}.avif`)
        : await encode(png, `${MASTERS}/${name}.webp`);
  rmSync(png);
  console.log(`${name}: ${rendered} s, ${made}`);
}

const args = process.argv.slice(2);
const draft = args.includes('--draft');
const all = readdirSync(SCENES)
  .filter((file) => file.endsWith('.py'))
  .map((file) => file.slice(0, -3))
  .sort();
const asked = args.filter((arg) => !arg.startsWith('--'));
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No such scene in ${SCENES}: ${unknown.join(', ')}`);
  process.exit(1);
}
needBlender();
for (const folder of [DRAFTS, MASTERS, ANIMATIONS]) mkdirSync(folder, { recursive: true });
for (const name of asked.length > 0 ? asked : all) {
  try {
    await (args.includes('--frames') ? renderAnimation(name) : render(name, draft));
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
