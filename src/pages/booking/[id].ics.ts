import type { APIRoute } from 'astro';
import { answerCalendar } from '../../server/booking.ts';

export const prerender = false;

export const GET: APIRoute = (context) => answerCalendar(context, context.params.id);
