import { type Embed, embedOf, embedServices } from '../../content/embeds.ts';
import { readYamlFile } from '../../content/files.ts';
import { controls } from '../../content/navigation.ts';
import { CONTENT } from '../../content/read.ts';
import { fillIn } from '../../lib/fill-in.ts';
import type { PictureData } from '../../ui/picture/picture.tsx';
import { lineOf, pictureElement } from './markdown-pictures.ts';
import { type Element, element, type HtmlPlugin, text } from './markdown-plugins.ts';

interface EmbedOptions {
  /** Services named in site.yaml; a link to any other stays a link. */
  services: readonly string[];
  /** Returns the finished poster, or undefined if it is missing. */
  poster: (file: string) => Promise<PictureData | undefined>;
  title?: (file: string) => string;
}

const titleOf = (file: string) => String((readYamlFile(file) as { title?: unknown }).title ?? '');

/** A film before the click: its poster, the service to be contacted, a button handled by init-late.ts, and the plain link. */
function figure(embed: Embed, href: string, title: string, poster: PictureData): Element {
  const { name, origin, frame } = embedServices[embed.service];
  const { load, note } = controls.embed;
  const facts = { title, provider: name, host: new URL(origin).host };
  return element('figure', { dataEmbed: frame(embed.id), dataTitle: title }, [
    pictureElement(poster, ''),
    element('p', { className: ['screen-only'] }, [
      element('button', { type: 'button' }, [text(fillIn(load, facts))]),
    ]),
    element('figcaption', {}, [
      element('a', { href }, [text(title)]),
      element('span', { className: ['screen-only'] }, [text(` ${fillIn(note, facts)}`)]),
    ]),
  ]);
}

/**
 * Turns a link to a film that is alone in its paragraph into a figure that loads the film on a click.
 * @throws if the film's poster or title was not fetched
 */
export const embedFilms = (
  file: string,
  { services, poster, title = titleOf }: EmbedOptions,
): HtmlPlugin => ({
  name: 'embed-films',
  element: {
    filter: ['p'],
    async visit({ children }, context) {
      const [link, ...others] = children.filter((one) => one.type !== 'text' || one.value.trim());
      if (link?.type !== 'element' || link.tagName !== 'a' || others.length > 0) return undefined;
      const href = String(link.properties.href ?? '');
      const embed = embedOf(href);
      if (!embed || !services.includes(embed.service)) return undefined;
      const picture = await poster(`${CONTENT}/${embed.file}.jpg`);
      if (!picture)
        throw new Error(
          `${file}:${lineOf(context.source, [href])}: the film ${href} has no poster: run npm run new -- embed ${href}`,
        );
      const written = context.textContent(link).trim();
      const name = written === href ? title(`${CONTENT}/${embed.file}.yaml`) : written;
      return figure(embed, href, name, picture);
    },
  },
});

/** Refuses elements that the policy would leave empty or dead. @throws with the place and a remedy */
export const refuseForeignFrames = (file: string): HtmlPlugin => ({
  name: 'refuse-foreign-frames',
  element: {
    filter: ['iframe', 'script', 'object', 'embed'],
    visit({ tagName }, context) {
      throw new Error(
        `${file}:${lineOf(context.source, [`<${tagName}`])}: browsers may not load <${tagName}> here: write the address of a film on a line of its own (docs/guides/show-a-film.md), or link to the page`,
      );
    },
  },
});
