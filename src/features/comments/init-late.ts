import { initEach } from '../../browser/dom.ts';
import type { ShowToast } from '../../browser/toast-event.ts';
import { features } from '../../content/features.ts';

export function initLate(_: ShowToast, reportMissingCode: () => void): void {
  if (!features.comments) return;
  initEach('[data-comments]', (comments) => {
    const button = comments.querySelector<HTMLElement>('[data-comments-load]');
    button?.addEventListener('click', () =>
      import('./load-comments.ts').then(
        ({ loadComments }) => loadComments(comments, button),
        reportMissingCode,
      ),
    );
  });
}
