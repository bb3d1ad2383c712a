import type { Site } from './schema/site.ts';
import { site } from './site.ts';

type EmbedServiceId = Site['embeds'][number];

interface EmbedService {
  name: string;
  /** Addresses of its films; the first group is the film's id. */
  address: RegExp;
  /** Whom the browser asks after the click. */
  origin: string;
  frame: (id: string) => string;
  /** Where title and poster are asked (https://oembed.com). */
  oembed: string;
}

/** The services whose films can be shown; site.yaml names those that are. */
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
  /** Below src/content/, without ending: its title (.yaml) and its poster (.jpg). */
  file: string;
}

/** The film that an address leads to, where a service knows it. */
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
