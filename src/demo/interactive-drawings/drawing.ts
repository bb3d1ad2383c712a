import { makeElement } from '../../browser/make-element.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { initDrag } from './drag.ts';
import styles from './drawing.module.css';
import type { DrawingWords } from './drawing-words.ts';

const drawings = import.meta.glob<string>('./drawings/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Fetches an SVG as elements. Unlike `innerHTML`, XMLHttpRequest needs no Trusted Types policy. */
const fetchDrawing = (url: string) =>
  new Promise<SVGSVGElement>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () => {
      const drawing = request.responseXML?.documentElement;
      if (drawing?.localName === 'svg') resolve(drawing as unknown as SVGSVGElement);
      else reject(new Error(`${url}: ${request.status}`));
    };
    request.onerror = reject;
    request.send();
  });

/** Replaces a picture with its drawing, whose states follow native radio buttons or checkboxes. */
export async function initDrawing(place: HTMLElement, words: DrawingWords): Promise<void> {
  const { drawing: id = '' } = place.dataset;
  const picture = place.querySelector('picture');
  const url = drawings[`./drawings/${id}.svg`];
  const { [id]: copy } = words;
  if (!picture || !url || !copy) return;
  const drawing = document.adoptNode(await fetchDrawing(url));
  const alt = picture.querySelector('img')?.alt || copy.legend;
  const { lang } = document.documentElement;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date());
  for (const text of drawing.querySelectorAll('[data-date]')) text.textContent = date;
  drawing.setAttribute('role', 'img');
  drawing.setAttribute('class', styles.drawing ?? '');

  const choices = makeElement('div', `cluster ${styles.choices}`);
  const inputs = copy.choices.map((choice, index) => {
    const input = Object.assign(makeElement('input', 'visually-hidden'), {
      type: copy.many ? 'checkbox' : 'radio',
      name: `drawing-${id}`,
      value: String(index + 1),
      defaultChecked: index === 0 && !copy.many,
      autocomplete: 'off',
    });
    choices.append(makeElement('label', '', input, choice));
    return input;
  });
  const status = makeElement('p');
  status.setAttribute('role', 'status');
  const chip = drawing.querySelector<SVGElement>('[data-at]');
  const places = chip?.dataset.at?.split(', ') ?? [];
  const chosenValues = () => inputs.filter(({ checked }) => checked).map(({ value }) => value);
  /** Shows and announces the state of the choices (`data-when`, `data-until`: numbers of choices, or `3 of 8`). */
  const show = (text: string, label = text) => {
    status.textContent = text;
    drawing.setAttribute('aria-label', label);
    const chosen = chosenValues();
    const [first = '0'] = chosen;
    const states = new Set([...chosen, `${chosen.length} of ${inputs.length}`]);
    for (const part of drawing.querySelectorAll<SVGElement>('[data-when], [data-until]')) {
      const { when, until = '' } = part.dataset;
      const isOn = when ? when.split(', ').some((state) => states.has(state)) : !states.has(until);
      part.toggleAttribute('data-off', !isOn);
    }
    drawing.style.setProperty('--count', `${chosen.length}`);
    drawing.style.setProperty('--first', first);
    const [x = '', y = ''] = places[Number(first) - 1]?.split(' ') ?? [];
    chip?.style.setProperty('--x', x);
    chip?.style.setProperty('--y', y);
  };
  const controls = makeElement('fieldset', `${styles.controls} screen-only`);
  controls.append(makeElement('legend', '', copy.legend), choices, status);

  const root = makeElement('div', styles.interactive);
  root.append(drawing, controls);
  root.addEventListener('input', () => {
    const chosen = chosenValues();
    const index = copy.many ? chosen.length : Number(chosen[0]) - 1;
    show(fillIn(copy.says[index] ?? '', { date }));
  });
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const input of inputs) input.checked = input.defaultChecked;
    show(copy.hint, alt);
  });
  const pick = (at: Element | undefined | null) => {
    const { pick } = at?.closest<SVGElement>('[data-pick]')?.dataset ?? {};
    inputs.find(({ value }) => value === pick)?.click();
  };
  drawing.addEventListener('click', ({ target }) => pick(target as Element));
  initDrag(drawing, pick);
  show(copy.hint, alt);
  picture.hidden = true;
  place.append(root);
}
