import type { APIRoute, GetStaticPaths } from 'astro';
import { tones } from '../../content/schema/common.ts';
import { neutralSvg } from '../../seo/neutral-picture.ts';
import { listPages, type SharePicture } from '../../seo/pages.ts';

/** A tone for each record without a picture; while writing, all of them, since records come and go. */
export const getStaticPaths = (async () => {
  const wanting = (await listPages()).filter(({ picture }) => !picture).map(({ tone }) => tone);
  const all = import.meta.env.DEV ? tones : new Set(wanting);
  return [...all].map((tone) => ({ params: { tone }, props: { tone } }));
}) satisfies GetStaticPaths;

/** The picture of records of a tone that have none of their own. */
export const GET: APIRoute<{ tone: SharePicture['tone'] }> = async ({ props }) =>
  new Response(await neutralSvg(props.tone), { headers: { 'Content-Type': 'image/svg+xml' } });
