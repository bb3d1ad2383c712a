import type { APIRoute } from 'astro';
import { neutralSvg } from '../model/neutral-picture.ts';

export const GET: APIRoute = () =>
  new Response(neutralSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
