import { byId } from '../../lib/by-id.ts';
import { resolvePicture } from '../../lib/picture.ts';
import type { CardItem } from '../../sections/service-grid/service-grid.tsx';
import { entries } from '../../seo/entries.ts';

/** The services as cards, in menu order. */
export async function serviceCards(): Promise<CardItem[]> {
  const services = (await entries('services')).sort(byId);
  return Promise.all(
    services.map(async ({ id, data }) => ({
      href: data.path,
      title: data.name,
      text: data.summary,
      picture: await resolvePicture(data.img, 'card'),
      tone: data.tone,
      transition: `service-${id}`,
    })),
  );
}

/** The industries as cards, in menu order. */
export async function industryCards(): Promise<CardItem[]> {
  const industries = (await entries('industries')).sort(byId);
  return Promise.all(
    industries.map(async ({ id, data }) => ({
      href: data.path,
      title: data.name,
      text: data.description,
      picture: await resolvePicture(data.heroBg, 'card'),
      tone: data.tone,
      transition: `industry-${id}`,
    })),
  );
}
