import type { APIRoute } from 'astro';
import { clientMarkSheet } from './_data/client-marks.ts';

export const GET: APIRoute = async () =>
  new Response(await clientMarkSheet(), { headers: { 'Content-Type': 'image/svg+xml' } });
