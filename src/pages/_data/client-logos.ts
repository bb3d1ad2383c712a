import { readFile } from 'node:fs/promises';
import { artMaster, assetNamed } from '../../model/art.ts';
import { entries } from '../../model/entries.ts';
import { resolvePicture } from '../../model/picture.ts';
import { isTinted } from '../../model/tinted.ts';
import { demoLabel } from './demo.ts';

async function readLogo(name: string) {
  const file = assetNamed(`clients/${name}`);
  const master = file && (await artMaster(file));
  if (!master) throw new Error(`src/content/clients.yaml: has no logo "${name}"`);
  const { src, width, height } = await resolvePicture({ src: master, alt: '' }, 'logo');
  const tinted = /\.svg$/i.test(file) && isTinted(await readFile(file, 'utf8'));
  return { src, ratio: width / height, tinted };
}

/**
 * Returns name, trade and logo of each client, and one label if any client is invented.
 * @param testimonials id of the carousel of testimonials that logos link to; without it there are no links
 */
export async function clientLogos(testimonials?: string) {
  const clients = (await entries('clients')).map(({ data }) => data);
  const logos = clients.map(async ({ name, industry, testimonial, logo }) => ({
    name,
    industry,
    praise: testimonials && testimonial && `#${testimonials}-${testimonial}`,
    ...(await readLogo(logo)),
  }));
  return { logos: await Promise.all(logos), demo: demoLabel(clients.some(({ demo }) => demo)) };
}
