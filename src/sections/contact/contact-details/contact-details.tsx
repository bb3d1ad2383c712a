import type { Site } from '../../../content/schema/site.ts';
import { fillIn } from '../../../lib/fill-in.ts';
import { EmailText } from '../../../ui/email-text/email-text.tsx';
import styles from './contact-details.module.css';

interface ContactDetailsProps {
  copy: { title: string; email: string; phone: string; address: string; addressNote: string };
  site: Pick<Site, 'email' | 'phone' | 'address'>;
}

export function ContactDetails({ copy, site }: ContactDetailsProps) {
  return (
    <div>
      <h2 className={`titleSize ${styles.title}`}>{copy.title}</h2>
      <address>
        <dl className={styles.list}>
          <dt className="caption">{copy.email}</dt>
          <dd className="large bold">
            <a className="target" href={`mailto:${site.email}`}>
              <EmailText address={site.email} />
            </a>
          </dd>
          <dt className="caption">{copy.phone}</dt>
          <dd className="large bold">
            <a className="target" href={`tel:${site.phone.number}`}>
              {site.phone.label}
            </a>
          </dd>
          <dt className="caption">{copy.address}</dt>
          <dd className="large bold">
            {site.address.street}
            <br />
            {fillIn(site.address.cityLine, site.address)}
          </dd>
        </dl>
      </address>
      <p className={`soft ${styles.note}`}>{copy.addressNote}</p>
    </div>
  );
}
