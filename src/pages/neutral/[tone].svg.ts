import type { APIRoute, GetStaticPaths } from 'astro';
import { features } from '../../content/features.ts';
import { insightCategories } from '../../content/insight-categories.ts';
import { pageTone } from '../../content/schema/pages/fields.ts';
import { artMaster } from '../../model/art.ts';
import { neutralSvg } from '../../model/neutral-picture.ts';
import { listPages, type SharePicture } from '../../model/pages.ts';

/** True where anything stands without a picture of its own. */
async function isWanted(): Promise<boolean> {
  const named = ['not-found', 'banner'];
  if (features.insights) named.push(...insightCategories.map(({ slug }) => `insight-${slug}`));
  return (
    named.some((name) => !artMaster(name)) || (await listPages()).some(({ picture }) => !picture)
  );
}

/** All tones or none: while writing, records come and go, and each is a thousand bytes. */
export const getStaticPaths = (async () =>
  import.meta.env.DEV || (await isWanted())
    ? pageTone.options.map((tone) => ({ params: { tone }, props: { tone } }))
    : []) satisfies GetStaticPaths;

export const GET: APIRoute<{ tone: SharePicture['tone'] }> = async ({ props }) =>
  new Response(await neutralSvg(props.tone), { headers: { 'Content-Type': 'image/svg+xml' } });
