import { initEach } from '../../browser/dom.ts';
import { loadTexts } from '../../browser/load-texts.ts';
import type { ShowToast } from '../../browser/toast-event.ts';
import { features } from '../../content/features.ts';
import type { DisplaySettingsCopy } from '../../content/schema/pages/display-settings.ts';

/** A closed menu may still be fading out. */
const isSeen = (element: Element) =>
  !element.closest('[popover]:not(:popover-open)') &&
  // `checkVisibility` needs Safari 17.4.
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible';

/** Opens the panel from its buttons. Its code and texts load on first use; if that fails, the button can be pressed again. */
export function initLate(_: ShowToast, reportMissingCode: () => void): void {
  if (!features.displaySettings) return;
  // They get the focus when the panel closes, if its button was in the menu and is now hidden.
  const others = document.querySelectorAll<HTMLElement>('[popovertarget="mega-menu"]');
  let copy: DisplaySettingsCopy | undefined;
  const open = async () => {
    const [{ openDisplaySettings }, texts] = await Promise.all([
      import('./display-settings-panel.ts'),
      copy ?? loadTexts<DisplaySettingsCopy>('display-settings'),
    ]);
    copy = texts;
    return openDisplaySettings(copy, { follower: features.cursorFollower });
  };
  initEach('[data-display-settings]', (button) => {
    button.hidden = false;
    button.addEventListener('click', async () => {
      button.setAttribute('aria-busy', 'true');
      const panel = await open().catch(reportMissingCode);
      button.removeAttribute('aria-busy');
      panel?.addEventListener('toggle', ({ newState }) => {
        if (newState !== 'closed') return;
        const { activeElement } = document;
        panel.remove();
        // Unless a click outside has moved the focus elsewhere.
        if (!activeElement || activeElement === document.body || !isSeen(activeElement))
          [button, ...others].find(isSeen)?.focus();
      });
    });
  });
}
