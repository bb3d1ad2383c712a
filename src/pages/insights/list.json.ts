import type { APIRoute } from 'astro';
import { categoryLooks, insightGroups } from '../_data/insights.ts';

/** The insights as data: what a search on the insights page fetches with its first letter. */
export const GET: APIRoute = async () =>
  Response.json({ groups: await insightGroups(), looks: await categoryLooks() });
