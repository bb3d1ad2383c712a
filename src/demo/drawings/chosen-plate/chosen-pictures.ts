import type { CollectionEntry } from 'astro:content';
import { priceOf, priceText } from '../../../content/prices.ts';
import { resolvePicture } from '../../../model/picture.ts';

export type ChosenPicture = Awaited<ReturnType<typeof chosenPictures>>[number];

/** Width of the slot's narrowest file, in pixels (model/picture.ts). */
const WIDTH = 240;

/** Returns a service's price and duration. */
function ticketData(glance: CollectionEntry<'services'>['data']['glance']) {
  const { price: id, duration } = glance ?? {};
  const { from, to, per } = id ? priceOf(id) : {};
  return {
    'data-price': id && priceText(id),
    'data-from': from ?? to,
    'data-to': to ?? from,
    'data-per': per,
    'data-time': duration,
  };
}

/** Returns the cut-out pictures of services, which fit on a plate, in the smallest size. */
export async function chosenPictures(services: readonly CollectionEntry<'services'>[]) {
  const pictures = await Promise.all(
    services.map(async ({ id, data: { img, heroImage, glance } }) => {
      const source = img ?? heroImage;
      const picture = source && (await resolvePicture(source, 'small'));
      if (!picture?.cutout) return [];
      const height = Math.round((WIDTH * picture.height) / picture.width);
      return { slug: id, src: picture.src, width: WIDTH, height, data: ticketData(glance) };
    }),
  );
  return pictures.flat();
}
