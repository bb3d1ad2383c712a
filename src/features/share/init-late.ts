import { initEach, isModifiedClick } from '../../browser/dom.ts';
import type { ShowToast } from '../../browser/toast-event.ts';
import { features } from '../../content/features.ts';

/** Opens a share link in a new window, centred on the current one. @returns false if the browser blocked it */
function openWindow(href: string, size: string): boolean {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  const opened = open(
    href,
    '_blank',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  );
  if (opened) opened.opener = null;
  return opened !== null;
}

/** Opens share links in windows (a new tab if they are blocked); starts the buttons for copying and the system's share sheet. */
function initShare(share: HTMLElement, show: ShowToast): void {
  const url = share.dataset.share ?? location.href;
  share.addEventListener('click', (event) => {
    const { target } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('[data-share-window]');
    if (!link || isModifiedClick(event)) return;
    if (openWindow(link.href, link.dataset.shareWindow ?? '')) event.preventDefault();
  });
  const offer = (name: string, act: (texts: DOMStringMap) => void) => {
    const item = share.querySelector(`[data-share-${name}]`);
    const button = item?.querySelector('button');
    button?.addEventListener('click', () => act(button.dataset));
    item?.removeAttribute('hidden');
  };
  offer('copy', async ({ copied = '', notCopied = '' }) => {
    try {
      await navigator.clipboard.writeText(url);
      show('success', copied);
    } catch {
      show('error', notCopied);
    }
  });
  // Rejects when the visitor closes the sheet, which needs no response.
  if ('share' in navigator)
    offer('system', () => navigator.share({ title: document.title, url }).catch(() => {}));
}

export function initLate(showToast: ShowToast): void {
  if (features.insights) initEach('[data-share]', (share) => initShare(share, showToast));
}
