import { initCalendar } from './booking/init-calendar.ts';
import { initForm } from './contact-form/init-form.ts';
import { initResults } from './insights-explorer/init-results.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Starts what of a page needs React at some time; only such pages fetch this. */
export function startFeatures(firstPaint: Promise<void>): void {
  const explorer = FEATURES.insights && find('[data-explorer]:has([data-results])');
  const form = find('[data-contact-form]');
  const calendar = FEATURES.booking && find('[data-calendar]');
  if (explorer) initResults(explorer, firstPaint);
  if (form) initForm(form, firstPaint);
  if (calendar) initCalendar(calendar);
}
