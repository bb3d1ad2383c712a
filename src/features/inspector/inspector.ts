import { withBase } from '../../lib/base-path.ts';
import styles from './inspector.module.css';

interface Labels {
  /** `{styles}` and `{script}` are put into it. */
  size: string;
  /** The button that ends it. */
  off: string;
}

/** Numbers before the class names of CSS modules begin here (build/class-names.ts). */
const FIRST = 360;
/** Folders of bands; what else a band uses are primitives. */
const OF_BANDS = /^(?:sections|features|frame|demo)\//;

const readMap = async (): Promise<string[]> => (await fetch(withBase('/components.json'))).json();

/** The line of the component that a band is: the first class of it or in it that is no primitive's. */
function lineOf(band: Element, map: readonly string[]): string | undefined {
  const lines = [band, ...band.querySelectorAll('[class]')].flatMap(({ classList }) =>
    [...classList].flatMap((name) =>
      /^[a-z\d]{3,4}$/.test(name) ? (map[Number.parseInt(name.slice(0, 2), 36) - FIRST] ?? []) : [],
    ),
  );
  return lines.find((line) => OF_BANDS.test(line)) ?? lines[0];
}

const componentName = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Labels the band under the pointer or the focus until it is ended. @returns what ends it */
function inspect({ size, off }: Labels, map: readonly string[], end: () => void): () => void {
  const kilobytes = (bytes = '0') =>
    (Number(bytes) / 1_000).toLocaleString(document.documentElement.lang, {
      ...{ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 },
    });
  const frame = document.createElement('div');
  frame.className = styles.frame ?? '';
  const panel = document.createElement('div');
  panel.className = styles.panel ?? '';
  const words = document.createElement('p');
  words.role = 'status';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = off;
  button.addEventListener('click', end);
  panel.append(words, button);
  document.body.append(frame, panel);
  const show = ({ target }: Event) => {
    const band =
      target instanceof Element && target.closest('main > *, body > header, body > footer');
    const line = band && lineOf(band, map);
    if (!line) return;
    const [path = '', css, script] = line.split(',');
    const text = size.replace('{styles}', kilobytes(css)).replace('{script}', kilobytes(script));
    const said = `${componentName(path)} · src/${path}.tsx · ${text}`;
    if (words.textContent !== said) words.textContent = said;
    const { top, left, width, height } = band.getBoundingClientRect();
    frame.style.cssText = `top:${top + scrollY}px;left:${left + scrollX}px;width:${width}px;height:${height}px`;
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end();
  };
  document.addEventListener('pointerover', show);
  document.addEventListener('focusin', show);
  document.addEventListener('keydown', leave);
  return () => {
    document.removeEventListener('pointerover', show);
    document.removeEventListener('focusin', show);
    document.removeEventListener('keydown', leave);
    frame.remove();
    panel.remove();
  };
}

/** Starts the switch where the page has it, and the labels where they were left on: session storage keeps them. */
export async function startInspector(band: HTMLElement | null) {
  const button = band?.querySelector('button');
  let stop: (() => void) | undefined;
  const set = async (labels: string | null) => {
    stop?.();
    stop = undefined;
    if (labels) sessionStorage.inspector = labels;
    else delete sessionStorage.inspector;
    if (button) button.ariaPressed = String(Boolean(labels));
    if (labels) stop = inspect(JSON.parse(labels), await readMap(), () => set(null));
  };
  button?.addEventListener('click', () => set(stop ? null : (button.dataset.labels ?? null)));
  if (band) band.hidden = false;
  const stored = sessionStorage.inspector;
  if (stored) await set(stored);
}
