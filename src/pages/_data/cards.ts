import { byId } from '../../lib/by-id.ts';
import { entries } from '../../model/entries.ts';
import type { CardItem } from '../../sections/service-grid/service-grid.tsx';
import { recordPicture } from './pictures.ts';

export async function serviceCards(): Promise<CardItem[]> {
  const services = (await entries('services')).sort(byId);
  return Promise.all(
    services.map(async ({ id, data }) => ({
      href: data.path,
      title: data.name,
      text: data.summary,
      picture: await recordPicture(data.img ?? data.heroImage, 'row'),
      tone: data.tone,
      transition: `service-${id}`,
    })),
  );
}

export async function industryCards(): Promise<CardItem[]> {
  const industries = (await entries('industries')).sort(byId);
  return Promise.all(
    industries.map(async ({ id, data }) => ({
      href: data.path,
      title: data.name,
      text: data.description,
      picture: await recordPicture(data.heroBg, 'row'),
      tone: data.tone,
      transition: `industry-${id}`,
    })),
  );
}
