import { renderSound, SAMPLE_RATE, SOUNDS, type Sound } from './sounds.ts';

declare global {
  interface DocumentEventMap {
    /** Its detail is the name of one of SOUNDS. */
    'sound-request': CustomEvent<string>;
  }
}

const NAMES = Object.keys(SOUNDS);
const ALL: Sound[] = Object.values(SOUNDS);
/** ms between the starts of two sounds. */
const GAP = 60;
/** ms without a sound after which the device may rest. */
const REST = 30_000;

let context: AudioContext | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;
let asked = -1;
let last = -GAP;
let slide: string | undefined;

async function play(sound: Sound): Promise<void> {
  context ??= new AudioContext();
  const samples = renderSound(sound);
  const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(context.destination);
  source.start();
  clearTimeout(rest);
  rest = setTimeout(() => context?.suspend(), REST);
  await context.resume();
}

/** Plays one of SOUNDS by its name, where the visitor wants sound. Other names, and too many at once, are left out. */
export function request(name: string): void {
  const isWanted =
    document.documentElement.dataset.sound === 'on' &&
    document.visibilityState === 'visible' &&
    navigator.userActivation?.hasBeenActive;
  const now = performance.now();
  if (!isWanted || !NAMES.includes(name) || (asked < 0 && now - last < GAP)) return;
  if (asked < 0)
    // Once the next picture of the page is painted: no click waits, and of a press and what it opens one sound is heard.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const { [asked]: sound } = ALL;
        asked = -1;
        // There may be no device for it.
        if (sound) play(sound).catch(() => undefined);
      }),
    );
  asked = Math.max(asked, NAMES.indexOf(name));
  last = now;
}

document.addEventListener('click', ({ target }) => {
  const control = target instanceof Element && target.closest('a, button');
  if (!control || control.ariaDisabled === 'true') return;
  const { ariaPressed } = control;
  if (ariaPressed) request(ariaPressed === 'true' ? 'on' : 'off');
  // A link with round corners looks like a button.
  else if (control.matches('button') || getComputedStyle(control).borderRadius !== '0px')
    request('tap');
});
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type))
    request(target.checked ? 'on' : 'off');
});
document.addEventListener('toast-request', ({ detail: [kind] }) => request(kind));
document.addEventListener('sound-request', ({ detail }) => request(detail));

const onToggle = ({ type, target, newState }: ToggleEvent) => {
  // Popovers and dialogs say it at once, `details` only afterwards. The cursor follower is a popover, too.
  if ((target as Element).matches(type === 'toggle' ? 'details' : ':not([aria-hidden])'))
    request(newState === 'open' ? 'open' : 'close');
};
const onScrollEnd = ({ target }: Event) => {
  const { parentElement } = target as Node;
  const place = parentElement?.querySelector('[data-carousel-position]')?.textContent;
  if (place && place !== slide) request('detent');
  slide = place ?? slide;
};
// None of these bubbles.
document.addEventListener('beforetoggle', onToggle, true);
document.addEventListener('toggle', onToggle, true);
document.addEventListener('scrollend', onScrollEnd, true);
