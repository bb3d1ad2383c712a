import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { filesWith } from '../../src/content/records.ts';
import { logoNames, pictureFault, pictureIssues } from './pictures.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
const drawing = sharp(Buffer.from(`${SVG}<path d="M0 0h9v9H0z"/></svg>`));
const photo = await drawing.clone().jpeg().toBuffer();
const png = await drawing.clone().png().toBuffer();
const strip = { width: 10, height: 17_000, channels: 3, background: 'red' } as const;
const tall = await sharp({ create: strip }).png().toBuffer();
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
const avif = await drawing.clone().avif().toBuffer();
const avis = Buffer.from(avif.toString('latin1').replace('ftypavif', 'ftypavis'), 'latin1');
const logo = (inside: string) => `${SVG}${inside}</svg>`;

test.each<[file: string, bytes: Buffer | string, fault: RegExp]>([
  ['IMG 1.JPG', photo.subarray(0, -9), /^ends early/],
  ['empty.jpg', '', /^is empty/],
  ['page.jpg', '<!DOCTYPE html><title>Not found</title>', /^is an HTML page/],
  ['phone.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /such as HEIC/],
  ['photo.jpg', png, /^is png .*: rename it to \.png/],
  ['public/photo.png', photo, /^is jpg .*: rename it to \.jpg/],
  ['loop.gif', fixture('loop.gif'), /^moves: .*npm run new -- embed/],
  ['loop.png', fixture('loop.png'), /^moves/],
  ['loop.avif', avis, /^moves/],
  ['page.png', tall, /^is 10 × 17000 pixels, more than AVIF or .*cut/],
  ['plan.svg', `${SVG.replace('9 9', '21000 29700')}</svg>`, /^is 21000 × 29700 pixels/],
  ['a.svg', `${SVG.replace('0 0 9 9', '0,0, 9,9')}</svg>`, /; write viewBox="0 0 9 9"/],
  ['a.svg', logo('<path id="a"/><use xlink:href="#a"/>'), /^is not an SVG .*xlink/],
  ['a.svg', '<svg viewBox="0 0 9 9"/>', /^lacks xmlns=/],
  ['a.svg', SVG.replace(/ viewBox.*/, '><path/></svg>'), /an SVG without a viewBox/],
  ['a.svg', logo('<script/>'), /^has a script/],
  ['a.svg', logo('<image href="a.png"/>'), /^loads a\.png; embed it/],
  ...[
    logo('<style>@import "//a.example/b.css";</style>'),
    logo('<style><![CDATA[p { fill: url( "//a.example/b.svg#c") }]]></style>'),
    logo('<path style="filter: url(//a.example/b.svg#c)"/>'),
    logo('<path fill="url(//a.example/b.svg#c)"/>'),
    logo('<image xmlns:x="http://www.w3.org/1999/xlink" x:href="//a.example/b.png"/>'),
    `<?xml-stylesheet href="//a.example/b.css"?>${logo('')}`,
  ].map((svg): [string, string, RegExp] => [
    'a.svg',
    svg,
    /^loads .*\/\/a\.example\/b\..*; embed it/,
  ]),
  ['clients/a.svg', logo('<text>A</text>'), /^has text; .*outlines/],
])('%s that cannot be published is refused', async (file, bytes, fault) => {
  expect(await pictureFault(file, Buffer.from(bytes))).toMatch(fault);
});

const exports = readdirSync(new URL('fixtures/', import.meta.url)).filter((one) =>
  /svg$/.test(one),
);

test.each([
  ...exports.map((name) => [name, fixture(name)] as const),
  ['photo.jpeg', photo] as const,
  ['logo.png', png] as const,
  [
    'references.svg',
    Buffer.from(
      logo('<style>p{fill:url(data:,)}</style><path fill="url( \'#a\')" style="fill:url(#a)"/>'),
    ),
  ] as const,
  [
    'commas.svg',
    Buffer.from(`${SVG.replace('0 0 9 9"', '0,0,9,9" width="9" height="9"')}</svg>`),
  ] as const,
])('a logo as a client sends it is accepted: %s', async (name, bytes) => {
  expect(await pictureFault(`clients/${name}`, bytes)).toBe('');
});

test.each([
  ['public/loop.gif', fixture('loop.gif')],
  ['public/scan.tif', photo],
])('a file that is copied as it is may move or be a download: %s', async (name, bytes) => {
  expect(await pictureFault(name, bytes)).toBe('');
});

test('a refused picture is named with the line that shows it', async () => {
  const file = `${mkdtempSync(`${tmpdir()}/people`)}/empty.jpg`;
  writeFileSync(file, '');
  const files = filesWith({ [file]: '', 'src/content/people.yaml': `- id: a\n  src: ..${file}` });
  const [issue] = await pictureIssues(files, tmpdir());
  expect(issue?.message).toMatch(/^is empty.*; written in src\/content\/people.yaml:2$/);
});

test('a logo is named without its ending unless two files differ in it alone', () => {
  expect(logoNames(['a.svg', 'b.png', 'b.svg', 'read.me'])).toEqual(['a', 'b.png', 'b.svg']);
});
