import { addressLines } from '../../content/address-lines.ts';
import type { Site } from '../../content/schema/site.ts';
import styles from './footer.module.css';

/** How to reach an office: the main one, without a name, or a further one. */
export function Office({
  name,
  email,
  phone,
  address,
}: Pick<Site, 'phone' | 'address'> & { name?: string; email?: string | undefined }) {
  return (
    <address className={`stack soft ${styles.address}`}>
      {name && <b>{name}</b>}
      {email && (
        <a className="target" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone && (
        <a className={styles.link} href={`tel:${phone.number}`}>
          {phone.label}
        </a>
      )}
      <span className={styles.lines}>{addressLines(address).join('\n')}</span>
    </address>
  );
}
