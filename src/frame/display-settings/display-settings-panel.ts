import copy from '../../content/pages/display-settings.yaml';
import { applyChoices } from './display-settings.ts';
import styles from './display-settings-panel.module.css';

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** The values that are no word of the content: what the size of all text becomes. */
const SIZES: Readonly<Record<string, string>> = { large: '112.5%', largest: '125%' };

/** A choice; the first option is what holds by itself, with an empty value. */
function group(
  name: string,
  { legend, ...options }: Readonly<Record<string, string>>,
): HTMLElement {
  const chosen = document.documentElement.dataset[name] ?? '';
  return create(
    'fieldset',
    { class: styles.group ?? '', 'data-group': name },
    create('legend', { class: styles.legend ?? '' }, legend ?? ''),
    create(
      'div',
      { class: styles.options ?? '' },
      ...Object.entries(options).map(([option, label], index) => {
        const value = index > 0 ? (SIZES[option] ?? option) : '';
        const input = create('input', { class: 'visually-hidden', type: 'radio', name, value });
        input.checked = value === chosen;
        return create('label', { class: styles.option ?? '' }, input, label);
      }),
    ),
  );
}

/** Changes the theme in a circle that grows from the chosen option; where the browser cannot, at once. */
function changeTheme(option: DOMRect, change: () => void): void {
  if (!CSS.supports('selector(:active-view-transition-type(theme))')) {
    change();
    return;
  }
  const { x, y, width, height } = option;
  document.documentElement.style.setProperty('--switch', `${x + width / 2}px ${y + height / 2}px`);
  document.startViewTransition({ update: change, types: ['theme'] });
}

function choose(form: HTMLFormElement, { name, parentElement }: HTMLInputElement): void {
  const chosen = Object.fromEntries(new FormData(form)) as Record<string, string>;
  if (name === 'theme' && parentElement)
    changeTheme(parentElement.getBoundingClientRect(), () => applyChoices(chosen));
  else applyChoices(chosen);
  try {
    localStorage.displaySettings = JSON.stringify(chosen);
  } catch {
    // Then it holds for this page.
  }
}

/**
 * Opens the panel, made anew each time so that it says what holds now; whoever opens it removes it once it is closed.
 * @param features whether the site has what a choice is about, where it may not
 */
export function openDisplaySettings(features: Readonly<Record<string, boolean>>): HTMLElement {
  const close = create('button', { class: `round ${styles.close}`, type: 'button' });
  close.setAttribute('aria-label', copy.close);
  const form = create(
    'form',
    { class: styles.form ?? '' },
    create(
      'div',
      { class: styles.head ?? '' },
      create('h2', { class: styles.title ?? '', id: 'display-settings-title' }, copy.title),
      close,
    ),
    ...Object.entries(copy.groups)
      .filter(([name]) => features[name] ?? true)
      .map(([name, words]) => group(name, words)),
    create('p', { class: styles.text ?? '' }, copy.text),
  );
  const panel = create(
    'dialog',
    { class: styles.panel ?? '', popover: 'auto', 'aria-labelledby': 'display-settings-title' },
    form,
  );
  form.addEventListener('change', ({ target }) => choose(form, target as HTMLInputElement));
  close.addEventListener('click', () => panel.hidePopover());
  document.body.append(panel);
  panel.showPopover();
  panel.querySelector<HTMLElement>('input:checked')?.focus();
  return panel;
}
