import type { Site } from '../../../content/schema/site.ts';
import { EmailText } from '../../../ui/email-text/email-text.tsx';
import { addressLines } from '../../offices/address-lines.ts';
import { Offices } from '../../offices/offices.tsx';
import styles from './contact-details.module.css';

interface ContactDetailsProps {
  copy: { title: string; email: string; phone: string; address: string; addressNote: string };
  site: Pick<Site, 'email' | 'phone' | 'address' | 'offices'>;
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
          {site.phone && (
            <>
              <dt className="caption">{copy.phone}</dt>
              <dd className="large bold">
                <a className="target" href={`tel:${site.phone.number}`}>
                  {site.phone.label}
                </a>
              </dd>
            </>
          )}
          <dt className="caption">{copy.address}</dt>
          <dd className="large bold">{addressLines(site.address).join('\n')}</dd>
        </dl>
      </address>
      <Offices site={site} />
      {site.address.street && <p className="soft shortMeasure">{copy.addressNote}</p>}
    </div>
  );
}
