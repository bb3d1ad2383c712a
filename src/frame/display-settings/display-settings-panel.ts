import { makeElement } from '../../browser/make-element.ts';
import type { DisplaySettingsCopy } from '../../content/schema/pages/display-settings.ts';
import { applyChoices } from './display-settings.ts';
import styles from './display-settings-panel.module.css';

/** Text sizes; the other settings use the option's name as their value. */
const SIZES: Readonly<Record<string, string>> = { large: '112.5%', largest: '125%' };

/** Builds a group of radio buttons. The first option is the default, with an empty value. */
function group(
  name: string,
  { legend = '', ...options }: Readonly<Record<string, string>>,
): HTMLElement {
  const chosen = document.documentElement.dataset[name] ?? '';
  const choices = Object.entries(options).map(([option, label], index) => {
    const value = index > 0 ? (SIZES[option] ?? option) : '';
    const input = makeElement('input', 'visually-hidden');
    Object.assign(input, { type: 'radio', name, value, checked: value === chosen });
    return makeElement('label', styles.option, input, label);
  });
  const set = makeElement(
    'fieldset',
    '',
    makeElement('legend', `bold ${styles.legend}`, legend),
    makeElement('div', `cluster ${styles.options}`, ...choices),
  );
  set.dataset.group = name;
  return set;
}

/** Changes the theme in a circle that grows from the chosen option, or at once if the browser doesn't support that. */
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
    // Then it applies to this page only.
  }
}

/**
 * Builds and opens the panel, so that it shows the current settings; the caller removes it once it is closed.
 * @param features availability of optional features, by group name
 */
export function openDisplaySettings(
  copy: DisplaySettingsCopy,
  features: Readonly<Record<string, boolean>>,
): HTMLElement {
  const title = makeElement('h2', 'cardSize', copy.title);
  title.id = 'display-settings-title';
  const close = makeElement('button', `round ${styles.close}`);
  close.type = 'button';
  close.setAttribute('aria-label', copy.close);
  const groups = Object.entries(copy.groups)
    .filter(([name]) => features[name] ?? true)
    .map(([name, words]) => group(name, words));
  const form = makeElement(
    'form',
    'stack gapS',
    makeElement('div', `row ${styles.head}`, title, close),
    ...groups,
    makeElement('p', 'caption', copy.text),
  );
  const panel = makeElement('dialog', styles.panel, form);
  panel.popover = 'auto';
  panel.setAttribute('aria-labelledby', title.id);
  form.addEventListener('change', ({ target }) => choose(form, target as HTMLInputElement));
  close.addEventListener('click', () => panel.hidePopover());
  document.body.append(panel);
  panel.showPopover();
  panel.querySelector<HTMLElement>('input:checked')?.focus();
  return panel;
}
