import type { Site } from '../../content/schema/site.ts';
import { classNames } from '../../lib/class-names.ts';
import { addressLines } from './address-lines.ts';
import styles from './offices.module.css';

/** The offices besides the main one. Renders nothing if there are none. */
export function Offices({ offices, className }: Pick<Site, 'offices'> & { className?: string }) {
  if (offices.length === 0) return null;
  return (
    <ul className={classNames(styles.list, className)}>
      {offices.map(({ name, address, phone, email }) => (
        <li key={name}>
          <address>
            <b>{name}</b>
            <p>{addressLines(address).join('\n')}</p>
            {phone && <a href={`tel:${phone.number}`}>{phone.label}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </address>
        </li>
      ))}
    </ul>
  );
}
