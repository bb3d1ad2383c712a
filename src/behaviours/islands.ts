/**
 * What wakes React's islands: Astro's runtime for them and our directive. Astro writes both into each page, 2 kB after
 * brotli before anything is painted; integrations/settled-islands takes them out, and wake.ts fetches this file after load.
 */
import './islands-directive.ts';
import 'astro/runtime/server/astro-island.js';
