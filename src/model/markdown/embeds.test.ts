import { expect, it } from 'vitest';
import { controls } from '../../content/navigation.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { embedFilms, refuseForeignFrames } from './embeds.ts';
import { toHtml } from './markdown.ts';

const poster = { srcSet: '', src: '/p.webp', sizes: '', width: 16, height: 9, alt: '' };
const html = async (markdown: string, services = ['youtube', 'vimeo'], found = true) =>
  (
    await toHtml(markdown, [
      embedFilms('a.md', {
        services,
        poster: async () => (found ? poster : undefined),
        title: () => 'How we test',
      }),
    ])
  ).html;

it.each([
  ['https://youtu.be/aBcDeFgHi-1', 'https://www.youtube-nocookie.com/embed/aBcDeFgHi-1?autoplay=1'],
  [
    '<https://www.youtube.com/watch?v=aBcDeFgHi-1&t=9s>',
    'https://www.youtube-nocookie.com/embed/aBcDeFgHi-1?autoplay=1',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&amp;autoplay=1'],
])('a film alone on its line loads on a click: %s', async (address, frame) => {
  const found = await html(`Before.\n\n${address}\n`);
  const host = new URL(frame).host;
  expect(found).toContain(`<figure data-embed="${frame}" data-title="How we test">`);
  expect(found).toMatch(/<a href="https:\/\/[^"]+">How we test<\/a>/);
  const provider = host.includes('youtube') ? 'YouTube' : 'Vimeo';
  expect(found).toContain(fillIn(controls.embed.note, { provider, host }));
  expect(found).not.toContain('<iframe');
});

it('the words of a link are the title of its film', async () => {
  expect(await html('[Our method](https://vimeo.com/1)')).toContain('data-title="Our method"');
});

it.each([
  ['within a sentence', 'See https://vimeo.com/1 for more.', ['vimeo']],
  ['of a service that is not named', 'https://vimeo.com/1', ['youtube']],
  ['of another site', 'https://films.example/1', ['vimeo']],
])('a link stays a link: %s', async (_, markdown, services) => {
  expect(await html(markdown, services)).not.toContain('figure');
});

it('a film without a poster stops the build with its line and the command', async () => {
  await expect(html('a\n\nhttps://vimeo.com/1', ['vimeo'], false)).rejects.toThrow(
    'a.md:3: the film https://vimeo.com/1 has no poster: run npm run new -- embed https://vimeo.com/1',
  );
});

it.each(['iframe', 'script'])('a %s in a text stops the build with its line', async (tag) => {
  const text = `a\n\n<${tag} src="https://other.example/"></${tag}>\n`;
  await expect(toHtml(text, [refuseForeignFrames('a.md')])).rejects.toThrow(
    new RegExp(`a\\.md:3: browsers may not load <${tag}> here: write`),
  );
});
