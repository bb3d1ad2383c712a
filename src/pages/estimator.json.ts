import type { APIRoute } from 'astro';
import { estimatorParts } from './_data/estimator.ts';

/** Rates and words of the estimator, for the script that renders it on /services. */
export const GET: APIRoute = () => Response.json(estimatorParts().props);
