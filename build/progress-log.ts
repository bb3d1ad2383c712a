import type { AstroLoggerDestination } from 'astro';

/** Between two lines about the pictures, in ms. */
const PAUSE_MS = 3_000;
/** Astro's line of a picture ends so. */
const COUNT = /\((\d+)\/(\d+)\)/;
/** A site may do without projects, insights or pages of its own. */
const EMPTY = /^The collection "\w+" does not exist or is empty/;
const STEPS: Record<string, string> = {
  'prerendering static routes': 'Making the pages …',
  'generating optimized images': 'Making the pictures …',
  'Rearranging server assets...': 'Checking and compressing the site …',
};

/** What a build prints: warnings, errors, and what is being made with how much of it is left. A page or a picture has no line of its own. */
export default function progressLog(): AstroLoggerDestination {
  let next = 0;
  return {
    write({ level, label, message }) {
      if (EMPTY.test(message)) return;
      if (level === 'error' || level === 'warn') {
        console.error(label ? `[${label}] ${message}` : message);
        return;
      }
      const step = Object.keys(STEPS).find((text) => message.includes(text));
      if (step) console.log(STEPS[step]);
      const [, made, all] = COUNT.exec(message) ?? [];
      if (!made || performance.now() < next) return;
      if (next > 0) console.log(`  ${Number(all) - Number(made)} of ${all} pictures are left`);
      next = performance.now() + PAUSE_MS;
    },
  };
}
