import { visitorActive } from '../../browser/visitor-active.ts';
import { features } from '../../content/features.ts';
import type {} from '../explorer/explore.ts';

export async function start(firstPaint: Promise<void>): Promise<void> {
  const selector = '[data-explorer]:has([data-results])';
  const explorer = features.insights && document.querySelector<HTMLElement>(selector);
  if (!explorer) return;
  // An address with a search or a list shows what only this code can show.
  const asked = /[?&](?:q|view)=/.test(location.search);
  await (asked ? firstPaint : visitorActive(firstPaint, explorer));
  try {
    (await import('./results.tsx')).showResults(explorer);
  } catch {
    explorer.dispatchEvent(new Event('failed'));
  }
}
