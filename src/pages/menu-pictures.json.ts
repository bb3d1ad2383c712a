import type { APIRoute } from 'astro';
import { menuPictures } from '../frame/menu/menu-picture-data.ts';

/** The pictures of the pages that the menu links to: fetched when it opens where there is room for them. */
export const GET: APIRoute = async () => Response.json(await menuPictures());
