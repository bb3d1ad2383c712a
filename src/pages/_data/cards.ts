import { priceText } from '../../content/prices.ts';
import { entries } from '../../model/entries.ts';
import type { PictureSlot } from '../../model/picture.ts';
import type { CardItem } from '../../sections/service-grid/service-grid.tsx';
import { recordPicture } from './pictures.ts';

/** Returns all services, or the ones with these titles. @param isPriced adds the price of each that has one */
export async function serviceCards(
  titles?: readonly string[],
  slot: PictureSlot = 'row',
  isPriced = false,
): Promise<CardItem[]> {
  const services = await entries('services');
  return Promise.all(
    services
      .filter(({ data }) => titles?.includes(data.title) ?? true)
      .map(async ({ id, data }) => ({
        href: data.path,
        title: data.name,
        text: data.summary,
        note: isPriced && data.glance?.price ? priceText(data.glance.price) : undefined,
        picture: await recordPicture(data.img ?? data.heroImage, slot),
        tone: data.tone,
        transition: `service-${id}`,
      })),
  );
}

/** Returns the industries without text, with decorative pictures. */
export const industryTiles = async (): Promise<CardItem[]> =>
  (await industryCards('small')).map(({ text, picture, ...item }) => ({
    ...item,
    picture: { ...picture, alt: '' },
  }));

/** Returns all industries, or the one with this name. */
export async function industryCards(slot: PictureSlot = 'row', name?: string): Promise<CardItem[]> {
  const all = await entries('industries');
  const industries = all.filter(({ data }) => name === undefined || data.industry === name);
  return Promise.all(
    industries.map(async ({ id, data }) => ({
      href: data.path,
      title: data.name,
      text: data.description,
      picture: await recordPicture(data.heroBg, slot),
      tone: data.tone,
      transition: `industry-${id}`,
    })),
  );
}
