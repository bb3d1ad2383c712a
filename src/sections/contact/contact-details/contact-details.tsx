import { addressLines } from '../../../content/address-lines.ts';
import type { Site } from '../../../content/schema/site.ts';
import styles from './contact-details.module.css';

interface ContactDetailsProps {
  copy: { title: string; email: string; phone: string; address: string; addressNote: string };
  site: Pick<Site, 'email' | 'phone' | 'address' | 'offices'>;
}

const Email = ({ email }: { email: string }) => (
  <a className="target" href={`mailto:${email}`}>
    {email}
  </a>
);

const Phone = ({ phone }: { phone: NonNullable<Site['phone']> }) => (
  <a className="target" href={`tel:${phone.number}`}>
    {phone.label}
  </a>
);

const Lines = ({ address }: Pick<Site, 'address'>) => (
  <span className={styles.lines}>{addressLines(address).join('\n')}</span>
);

/** The ways to reach the agency, then its further offices by their names. */
export function ContactDetails({ copy, site }: ContactDetailsProps) {
  return (
    <div>
      <h2 className={`titleSize ${styles.title}`}>{copy.title}</h2>
      <address>
        <dl className={styles.list}>
          <dt className="caption">{copy.email}</dt>
          <dd className="large bold">
            <Email email={site.email} />
          </dd>
          {site.phone && (
            <>
              <dt className="caption">{copy.phone}</dt>
              <dd className="large bold">
                <Phone phone={site.phone} />
              </dd>
            </>
          )}
          <dt className="caption">{copy.address}</dt>
          <dd className="large bold">
            <Lines address={site.address} />
          </dd>
        </dl>
        {site.offices.length > 0 && (
          <dl className={styles.offices}>
            {site.offices.map(({ name, address, phone, email }) => (
              <div key={name}>
                <dt className="caption">{name}</dt>
                <dd className="bold">
                  <Lines address={address} />
                </dd>
                {phone && (
                  <dd>
                    <Phone phone={phone} />
                  </dd>
                )}
                {email && (
                  <dd>
                    <Email email={email} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </address>
      {site.address.street && <p className={`soft ${styles.note}`}>{copy.addressNote}</p>}
    </div>
  );
}
