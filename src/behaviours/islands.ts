/**
 * What wakes React's islands: Astro's runtime for them and our directive. Astro writes both into each page, 2 kB after
 * brotli before anything is painted; integrations/settled-islands.ts takes them out, and wake.ts fetches this file after load.
 */
import './islands-settled.ts';
import 'astro/runtime/server/astro-island.js';
