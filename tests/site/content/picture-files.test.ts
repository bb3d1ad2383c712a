import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureIssues } from '../../../build/validate/pictures.ts';
import { filesWith } from '../../../src/content/records.ts';

const photo = await sharp(Buffer.from('<svg width="99" height="99"/>')).jpeg().toBuffer();

it.each([
  ['cut off', photo.subarray(0, -9), /^ends early.*; written in src\/content\/people.yaml:2$/],
  ['empty', '', /^is empty/],
  ['a page', '<!DOCTYPE html><title>Not found</title>', /^is a page in HTML/],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /such as HEIC/],
])('a picture is %s', async (_, bytes, fault) => {
  const file = `${mkdtempSync(`${tmpdir()}/people`)}/IMG 1.JPG`;
  writeFileSync(file, bytes);
  const files = filesWith({ [file]: '', 'src/content/people.yaml': `- id: a\n  src: ..${file}` });
  expect((await pictureIssues(files, tmpdir()))[0]?.message).toMatch(fault);
});
