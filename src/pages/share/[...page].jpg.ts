import type { APIRoute, GetStaticPaths } from 'astro';
import { type ListedPage, listPages } from '../../seo/pages.ts';
import { sharePicturePath } from '../../seo/share-path.ts';
import { sharePicture } from '../../seo/share-picture.ts';

export const getStaticPaths = (async () =>
  (await listPages()).map((page) => ({
    params: { page: sharePicturePath(page.path).replace(/^\/share\/|\.jpg$/g, '') },
    props: { page },
  }))) satisfies GetStaticPaths;

/** One share picture for every page of the list. */
export const GET: APIRoute<{ page: ListedPage }> = async ({ props }) =>
  new Response(new Uint8Array(await sharePicture(props.page)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
