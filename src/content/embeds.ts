import type { Site } from './schema/site.ts';
import { site } from './site.ts';

type EmbedServiceId = Site['embeds'][number];

interface EmbedService {
  name: string;
  /** Matches addresses of its films; the first group is the film's id. */
  address: RegExp;
  /** Contacted by the browser after the click. */
  origin: string;
  frame: (id: string) => string;
  /** Endpoint for title and poster (https://oembed.com). */
  oembed: string;
}

/** Services whose films can be shown; site.yaml names the active ones. */
export const embedServices = {
  youtube: {
    name: 'YouTube',
    address:
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    origin: 'https://www.youtube-nocookie.com',
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    oembed: 'https://www.youtube.com/oembed',
  },
  vimeo: {
    name: 'Vimeo',
    address: /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)(?!\d)/,
    origin: 'https://player.vimeo.com',
    frame: (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
    oembed: 'https://vimeo.com/api/oembed.json',
  },
} as const satisfies Record<EmbedServiceId, EmbedService>;

export interface Embed {
  service: EmbedServiceId;
  id: string;
  /** Path below src/content/, without ending, of its title (.yaml) and its poster (.jpg). */
  file: string;
}

/** Returns the film that an address leads to, if one of the services knows it. */
export function embedOf(address: string): Embed | undefined {
  for (const service of Object.keys(embedServices) as EmbedServiceId[]) {
    const id = embedServices[service].address.exec(address)?.[1];
    if (id) return { service, id, file: `embeds/${service}-${id}` };
  }
  return undefined;
}

/** Origins whose frames pages may show after a click. */
export const embedOrigins = (wanted: readonly EmbedServiceId[] = site.embeds) =>
  wanted.map((service) => embedServices[service].origin);
