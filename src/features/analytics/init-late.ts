import { features } from '../../content/features.ts';
import type { Analytics } from '../../content/schema/site.ts';
import { pageView } from './page-view.ts';

const originOf = (address: string) => (address ? `${new URL(address).origin}/` : '');

/** Reports the page view, unless the browser asks not to be counted (Global Privacy Control). */
export function initLate(): void {
  const settings = features.analytics && document.body.dataset.analytics;
  if (!settings || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)) return;
  const view = {
    address: new URL(location.href),
    title: document.title,
    referrer: originOf(document.referrer),
    language: document.documentElement.lang,
  };
  // Ignores failures: the page works whether it is counted or not.
  fetch(...pageView(JSON.parse(settings) as Analytics, view)).catch(() => {});
}
