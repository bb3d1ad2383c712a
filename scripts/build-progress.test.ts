import { expect, test } from 'vitest';
import { buildProgress } from './build-progress.ts';

const LOG = `12:00:00 [content] Syncing content
12:00:01 [build] Building static entrypoints...
12:00:02 [WARN] [content] Entry one was not found.
 generating static routes
12:00:03   ├─ /about.html (+20ms)
12:00:03   ├─ /b.html12:00:03 [WARN] [content] Entry one was not found.
Draft, left out: src/content/insights/blog/a.md
 generating optimized images
12:00:04   ▶ /_astro/a.avif (before: 1kB, after: 1kB) (+1ms) (1/8)
\u001b[2m12:00:04\u001b[22m   ▶ /_astro/b.avif (before: 1kB, after: 1kB) (+1ms) (2/8)
12:00:04   ▶ /_astro/c.avif (before: 1kB, after: 1kB) (+1ms) (3/8)
12:00:04   ▶ /_astro/d.avif (before: 1kB, after: 1kB) (+1ms) (8/8)
12:00:05 [check-links] 2 pages: every link, anchor and picture stands
12:00:06 [build] 2 page(s) built in 6.10s
12:00:06 [build] Complete!`;

test('says each step and each warning once, and of pictures every quarter', () => {
  const progress = buildProgress();
  expect(LOG.split('\n').flatMap((line) => progress.read(line))).toEqual([
    'Reading the content',
    'Building scripts and styles',
    '  [content] Entry one was not found.',
    'Writing the pages',
    '  Draft, left out: src/content/insights/blog/a.md',
    'Rendering pictures (kept for the next build)',
    '  2 of 8',
    'Checking links, writing headers, compressing',
  ]);
  expect(progress.end()).toBe('Built 2 pages in 6.10s.');
});
