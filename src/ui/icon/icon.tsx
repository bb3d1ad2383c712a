import { classNames } from '../../lib/class-names.ts';
import styles from './icon.module.css';
import drawings from './icons.json' with { type: 'json' };

/** Drawings on a 24-unit grid: lines with a 2.25-unit round stroke, and shapes without. Some networks are from simple-icons (CC0). */
const { lines, shapes, networks } = drawings;
export const icons = { ...lines, ...shapes };
export type IconName = keyof typeof icons;

/** Returns the icon of a profile's network, or the link icon if there is none. */
export function profileIcon(network = ''): IconName {
  const name = network.toLowerCase();
  return Object.hasOwn(networks, name) ? (name as IconName) : 'link';
}

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={classNames(styles.icon, name in shapes && styles.filled)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}
