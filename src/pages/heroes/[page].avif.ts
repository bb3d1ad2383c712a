import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { pages } from '../../content/pages.ts';
import { assetFile } from '../../content/schema/pages/fields.ts';

/** Pages on request show these (_data/hero-picture.ts). */
export const getStaticPaths = () =>
  [pages.contact, pages.estimator]
    .filter(({ picture }) => picture)
    .map(({ path, picture }) => ({ params: { page: path.slice(1) }, props: { picture } }));

export const GET: APIRoute<{ picture: string }> = async ({ props }) => {
  const picture = sharp(assetFile(props.picture)).resize({ width: 1200, withoutEnlargement: true });
  const file = await picture.avif({ quality: 44, effort: 1 }).toBuffer();
  return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'image/avif' } });
};
