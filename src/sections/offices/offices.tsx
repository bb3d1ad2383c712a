import type { Site } from '../../content/schema/site.ts';
import { classNames } from '../../lib/class-names.ts';
import { addressLines } from './address-lines.ts';
import styles from './offices.module.css';

interface Props {
  site: Pick<Site, 'address' | 'offices'>;
  className?: string;
}

/** The offices besides the main one, with the country if it is another. Renders nothing if there are none. */
export function Offices({ site, className }: Props) {
  if (site.offices.length === 0) return null;
  return (
    <ul className={classNames(styles.list, className)}>
      {site.offices.map(({ name, address, phone, email }) => (
        <li key={name}>
          <address>
            <b>{name}</b>
            <p>{addressLines(address, address.country !== site.address.country).join('\n')}</p>
            {phone && <a href={`tel:${phone.number}`}>{phone.label}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </address>
        </li>
      ))}
    </ul>
  );
}
