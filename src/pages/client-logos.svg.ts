import type { APIRoute } from 'astro';
import { clientLogoSheet } from './_data/client-logos.ts';

export const GET: APIRoute = async () =>
  new Response(await clientLogoSheet(), { headers: { 'Content-Type': 'image/svg+xml' } });
