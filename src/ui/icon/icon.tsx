import { classNames } from '../../lib/class-names.ts';
import styles from './icon.module.css';

/** Drawn on a 24-unit grid with a 2.25-unit round stroke; `filled` shapes have none. */
export const icons = {
  arrowRight: 'M4 12h15M13 5.5 19.5 12 13 18.5',
  arrowLeft: 'M20 12H5M11 5.5 4.5 12l6.5 6.5',
  arrowUp: 'M12 20V5M5.5 11 12 4.5l6.5 6.5',
  arrowOut: 'M7 17 17 7M8 7h9v9',
  plus: 'M12 4.5v15M4.5 12h15',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  star: 'm12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7 4.5v15l12-7.5z',
  contrast: 'M12 20V4a8 8 0 0 0 0 16 8 8 0 0 0 0-16M16 6v12',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  grid: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
  list: 'M4.5 6.5h15M4.5 12h15M4.5 17.5h15',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  mail: 'M4 6.5h16v11.5H4zM4.5 7l7.5 6 7.5-6',
  share: 'M12 15V4M7.5 8 12 3.5 16.5 8M5 13v6.5h14V13',
  linkedin:
    'M4 9h4v11H4zM6 3.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M10.5 9h3.8v1.6c.6-1 1.9-1.9 3.7-1.9 3.2 0 4 2 4 5V20h-4v-5.6c0-1.5-.3-2.7-1.8-2.7s-1.8 1.2-1.8 2.7V20h-3.9z',
  x: 'M3 3.5h5.6l4.2 5.8 5-5.8h2.5l-6.4 7.4L21 20.5h-5.6l-4.6-6.3-5.4 6.3H2.9l6.8-7.9zm3.6 1.8 9.7 13.4h1.8L8.4 5.3z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM17 7h.01',
  facebook:
    'M14 21v-7.5h2.7l.5-3.3H14V8.1c0-1 .4-1.7 1.8-1.7h1.5V3.5c-.4 0-1.3-.1-2.3-.1-2.6 0-4.2 1.5-4.2 4.2v2.6H8v3.3h2.8V21z',
} as const;

const filled: readonly string[] = ['star', 'play', 'linkedin', 'x', 'facebook'];

export type IconName = keyof typeof icons;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={classNames(styles.icon, filled.includes(name) && styles.filled)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}
