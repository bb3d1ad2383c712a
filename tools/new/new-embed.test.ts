import sharp from 'sharp';
import { expect, it } from 'vitest';
import { newEmbed } from './new-embed.ts';

const picture = await sharp({
  create: { width: 2000, height: 1125, channels: 3, background: 'red' },
})
  .png()
  .toBuffer();

/** @param status of its answer; 0: it cannot be reached */
const service = (status: number) => async (address: unknown) => {
  if (!status) throw new TypeError('fetch failed');
  if (String(address).includes('oembed'))
    return Response.json(
      { title: 'A film: "one"', thumbnail_url: 'https://pictures.example/1.png' },
      { status },
    );
  return new Response(new Uint8Array(picture));
};

it('a film brings its title and a poster of no more than its place needs', async () => {
  const files = await newEmbed('https://youtu.be/aBcDeFgHi-1', service(200) as typeof fetch);
  expect([...files.keys()]).toEqual([
    'src/content/embeds/youtube-aBcDeFgHi-1.yaml',
    'src/content/embeds/youtube-aBcDeFgHi-1.jpg',
  ]);
  const [title, poster] = files.values();
  expect(title).toBe(`title: 'A film: "one"'\n`);
  expect(await sharp(poster as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 1280 });
});

it.each([
  ['another site', 'https://films.example/1', 200, /not a film on YouTube or Vimeo; write/],
  ['a film that is not there', 'https://vimeo.com/1', 404, /Vimeo answers 404; check/],
  ['a service that cannot be reached', 'https://vimeo.com/1', 0, /Vimeo does not answer; check/],
])('refuses %s', async (_, address, status, message) => {
  await expect(newEmbed(address, service(status) as typeof fetch)).rejects.toThrow(message);
});
