import type { APIRoute } from 'astro';
import { menuPictures } from '../frame/menu/menu-picture-data.ts';

/** Pictures of the pages in the menu. It fetches them when it opens, if there is room for them. */
export const GET: APIRoute = async () => Response.json(await menuPictures());
