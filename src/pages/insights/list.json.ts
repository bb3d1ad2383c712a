import type { APIRoute } from 'astro';
import { categoryLooks, insightGroups } from '../_data/insights.ts';

/** The insights as data. A search on the insights page fetches it with its first letter. */
export const GET: APIRoute = async () =>
  Response.json({ groups: await insightGroups(), looks: await categoryLooks() });
