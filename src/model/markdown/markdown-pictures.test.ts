import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PictureData } from '../../ui/picture/picture.tsx';
import { renderMarkdown } from './markdown.ts';
import { responsivePictures } from './markdown-pictures.ts';
import { absoluteLinks, type HtmlPlugin } from './markdown-plugins.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const pixels = { width: 60, height: 40, channels: 3, background: '#c0ffee' } as const;
  await sharp({ create: pixels }).jpeg().toFile(join(folder, 'a photo.jpg'));
});

/** Reads the file as the site does, and names the finished pictures after it. */
async function resolve(path: string): Promise<PictureData | undefined> {
  const facts = await sharp(join(folder, path))
    .metadata()
    .catch(() => undefined);
  if (!facts) return undefined;
  const { format, width, height } = facts;
  const names = {
    srcSet: `/_astro/${format}.avif 60w, /_astro/b.avif 120w`,
    src: `/_astro/${format}.avif`,
  };
  return { ...names, sizes: '50vw', width, height, alt: '' };
}

async function html(markdown: string, ...more: HtmlPlugin[]) {
  const filePath = join(folder, 'text.md');
  await writeFile(filePath, `---\ntitle: x\n---\n${markdown}`);
  const plugins = [responsivePictures('text.md', resolve), ...more];
  return (await renderMarkdown(filePath, { plugins })).html.replaceAll('\n', '');
}

const picture =
  '<img srcset="/_astro/jpeg.avif 60w, /_astro/b.avif 120w" sizes="50vw" ' +
  'src="/_astro/jpeg.avif" width="60" height="40" alt="A street" loading="lazy" decoding="async">';

describe('a picture in Markdown', () => {
  it('becomes a responsive figure where it stands alone', async () => {
    expect(await html('![A street](<a photo.jpg>)')).toBe(`<figure>${picture}</figure>`);
  });
  it('has its title as the caption', async () => {
    expect(await html('b\n\n![A street](a%20photo.jpg "Before & after")')).toBe(
      `<p>b</p><figure>${picture}<figcaption>Before &amp; after</figcaption></figure>`,
    );
  });
  it('stays in its line between words', async () => {
    expect(await html('See ![A street](./a%20photo.jpg) here')).toBe(`<p>See ${picture} here</p>`);
  });
  it('has absolute addresses in a feed', async () => {
    const found = await html('![A street](a%20photo.jpg)', absoluteLinks('https://a.example/b'));
    expect(found.match(/https:\/\/a\.example\/_astro\/[\w.]+/g)).toHaveLength(3);
    expect(found).not.toMatch(/[" ]\/_astro/);
  });
  it('with an absolute path is a file of public/ and stays as it is', async () => {
    expect(await html('![A logo](/logo.png)')).toBe('<p><img src="/logo.png" alt="A logo"></p>');
  });
});

describe('refuses with file and line', () => {
  it.each([
    [
      'no alternative text',
      'b\n\n![](a%20photo.jpg)',
      'text.md:6: the picture a photo.jpg has no alternative text',
    ],
    [
      'a missing file',
      '![A street](100%.jpg)',
      'text.md:4: the picture 100%.jpg is not below src/content/ or src/assets/',
    ],
    ['another site', '![A](//b.example/c.jpg)', 'text.md:4: the picture //b.example/c.jpg is on'],
    [
      'a picture in the text itself',
      `b\n\n![A street][c]\n\n[c]: <data:image/png;base64,${'A'.repeat(99)}>`,
      `text.md:8: the picture data:image/png;base64,${'A'.repeat(38)}… is on another site or in`,
    ],
  ])('%s', async (_, markdown, message) => {
    await expect(html(markdown)).rejects.toThrow(message);
  });
});
