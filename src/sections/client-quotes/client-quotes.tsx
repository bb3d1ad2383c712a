import type { Industry } from '../../content/schema/industry.ts';
import { Band } from '../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import type { Head } from '../../ui/section-head/section-head.tsx';
import { SnapRow } from '../../ui/snap-row/snap-row.tsx';
import styles from './client-quotes.module.css';

interface ClientQuotesProps extends Head {
  tone: string;
  clients: readonly (Omit<Industry['clients'][number], 'demo'> & { demo: DemoCopy | undefined })[];
}

export function ClientQuotes({ tone, clients, ...head }: ClientQuotesProps) {
  if (clients.length === 0) return null;
  return (
    <Band head={head}>
      <SnapRow labelledBy={head.id}>
        <ul className={`columns filled ${styles.list}`} data-tone={tone}>
          {clients.map(({ id, client, clientName, clientPosition, testimonial, demo }) => (
            <li key={id} data-reveal="">
              <figure className={`toned rounded snug ${styles.figure}`}>
                <p className="cluster">
                  <strong className="figure">{client}</strong>
                  <DemoLabel copy={demo} />
                </p>
                <blockquote className={styles.quote}>
                  <p>{testimonial}</p>
                </blockquote>
                <figcaption>
                  <strong>{clientName}</strong>
                  <br />
                  {clientPosition}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </SnapRow>
    </Band>
  );
}
