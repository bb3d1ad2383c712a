import { classNames } from '../../lib/class-names.ts';
import styles from './icon.module.css';

/** Drawn on a 24-unit grid with a 2.25-unit round stroke; `filled` shapes have none. */
const icons = {
  arrowRight: 'M4 12h15M13 5.5 19.5 12 13 18.5',
  arrowLeft: 'M20 12H5M11 5.5 4.5 12l6.5 6.5',
  arrowUp: 'M12 20V5M5.5 11 12 4.5l6.5 6.5',
  arrowOut: 'M7 17 17 7M8 7h9v9',
  menu: 'M3.5 9h17M3.5 15h17',
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
  phone:
    'M7.5 4 10 8.5 8 10.5a12 12 0 0 0 5.5 5.5l2-2L20 16.5V19a1.5 1.5 0 0 1-1.7 1.5A15.5 15.5 0 0 1 3.500 5.700 1.5 1.5 0 0 1 5 4z',
  share: 'M12 15V4M7.500 8 12 3.500 16.500 8M5 13v6.500h14V13',
  linkedin:
    'M4 9h4v11H4zM6 3.500a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400M10.500 9h3.800v1.600c.6-1 1.900-1.900 3.700-1.900 3.200 0 4 2 4 5V20h-4v-5.600c0-1.500-.3-2.700-1.800-2.700s-1.800 1.200-1.800 2.700V20h-3.900z',
  x: 'M3 3.500h5.600l4.200 5.800 5-5.800h2.500l-6.400 7.400L21 20.500h-5.600l-4.600-6.300-5.400 6.300H2.900l6.800-7.900zm3.600 1.800 9.700 13.400h1.800L8.400 5.300z',
  instagram:
    'M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500ZM12 15.800a3.800 3.800 0 1 0 0-7.600 3.800 3.800 0 0 0 0 7.600ZM17 7h.01',
  facebook:
    'M14 21v-7.500h2.700l.5-3.300H14V8.100c0-1 .4-1.700 1.800-1.700h1.500V3.500c-.4 0-1.300-.1-2.300-.1-2.600 0-4.200 1.500-4.200 4.200v2.600H8v3.300h2.800V21z',
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
