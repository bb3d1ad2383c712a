import type { ShowToast } from '../../browser/toast-event.ts';
import { initDisplaySettings } from './init-display-settings.ts';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Starts the buttons that open the display settings (document/init-later.ts). */
export function startLate(_: ShowToast, reportMissingCode: () => void): void {
  if (!FEATURES.displaySettings) return;
  for (const button of all('[data-display-settings]'))
    initDisplaySettings(
      button,
      all('[popovertarget="mega-menu"]'),
      async () =>
        (await import('./display-settings-panel.ts')).openDisplaySettings({
          follower: FEATURES.cursorFollower,
        }),
      reportMissingCode,
    );
}
