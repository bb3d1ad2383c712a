import type { APIRoute } from 'astro';
import { answerSlots } from '../../server/booking.ts';

export const prerender = false;

export const GET: APIRoute = answerSlots;
