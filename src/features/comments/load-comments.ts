import { askToast } from '../../browser/toast-event.ts';

const TIMEOUT_MS = 10_000;

/** Loads the comments page into a frame; if it fails or takes too long, the button retries. */
export function loadComments(comments: HTMLElement, button: HTMLElement): void {
  if (button.hasAttribute('aria-disabled')) return;
  const { comments: src = '', loading = '', failed = '', retry = '' } = comments.dataset;
  const note = comments.querySelector('[data-comments-note]');
  const say = (text: string) => note?.replaceChildren(text);

  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = comments.querySelector('h2')?.textContent ?? '';
  const giveUp = () => {
    clearTimeout(timer);
    frame.remove();
    button.textContent = retry;
    button.removeAttribute('aria-disabled');
    say(failed);
    askToast('error', failed, { id: 'embed' });
  };
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  frame.addEventListener('comments', (event) => {
    if (!('detail' in event) || event.detail !== 'ready') return giveUp();
    clearTimeout(timer);
    say('');
    if (document.activeElement === button) frame.focus({ preventScroll: true });
    button.hidden = true;
  });
  button.setAttribute('aria-disabled', 'true');
  say(loading);
  comments.append(frame);
}
