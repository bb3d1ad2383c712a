import type { APIRoute, GetStaticPaths } from 'astro';
import { listPages, type SharePicture, sharePictures } from '../../model/pages.ts';
import { sharePicture } from '../../seo/share-picture.ts';

export const getStaticPaths = (async () =>
  sharePictures((await listPages()).filter(({ lang }) => !lang)).map((picture) => ({
    params: { page: picture.path.replace(/^\/share\/|\.jpg$/g, '') },
    props: { picture },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ picture: SharePicture }> = async ({ props }) =>
  new Response(new Uint8Array(await sharePicture(props.picture)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
