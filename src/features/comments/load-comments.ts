import { askToast } from '../../browser/toast-event.ts';

/** How long the comment service may take before the visitor is offered another way, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Puts the page with the comments into a frame (comments.tsx). Says that it loads, and where it fails or
 * does not answer in time, says so and makes the button a second try; the plain link stands beside it all the while.
 */
export function loadComments(comments: HTMLElement, button: HTMLElement): void {
  if (button.ariaDisabled === 'true') return;
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
    button.ariaDisabled = null;
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
  button.ariaDisabled = 'true';
  say(loading);
  comments.append(frame);
}
