import type { Site } from '../../../content/site.ts';
import styles from './direct.module.css';

interface DirectProps {
  words: { title: string; email: string; phone: string; address: string; addressNote: string };
  site: Pick<Site, 'email' | 'phone' | 'address'>;
}

/** Ways to reach the agency without a form. */
export function Direct({ words, site }: DirectProps) {
  return (
    <div>
      <h2 className={styles.title}>{words.title}</h2>
      <address className={styles.direct}>
        <dl className={styles.list}>
          <dt>{words.email}</dt>
          <dd>
            <a className={styles.link} href={`mailto:${site.email}`}>
              {site.email}
            </a>
          </dd>
          <dt>{words.phone}</dt>
          <dd>
            <a className={styles.link} href={`tel:${site.phone.number}`}>
              {site.phone.label}
            </a>
          </dd>
          <dt>{words.address}</dt>
          <dd>
            {site.address.street}
            <br />
            {site.address.city} {site.address.postcode}
          </dd>
        </dl>
      </address>
      <p className={styles.note}>{words.addressNote}</p>
    </div>
  );
}
