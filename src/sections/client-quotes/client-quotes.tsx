import { Band } from '../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { SnapRow } from '../../ui/snap-row/snap-row.tsx';
import styles from './client-quotes.module.css';

interface ClientQuotesProps {
  id: string;
  title: string;
  text: string;
  demo: DemoCopy | undefined;
  tone: string;
  clients: readonly {
    id: number;
    client: string;
    clientName: string;
    clientPosition: string;
    testimonial: string;
    demo: DemoCopy | undefined;
  }[];
}

export function ClientQuotes({ id, title, text, demo, tone, clients }: ClientQuotesProps) {
  if (clients.length === 0) return null;
  return (
    <Band aria-labelledby={id}>
      <SectionHead id={id} title={title} text={text} demo={demo} />
      <SnapRow labelledBy={id}>
        <ul className="columns" data-tone={tone}>
          {clients.map(({ id, client, clientName, clientPosition, testimonial, demo: label }) => (
            <li key={id} className={styles.item} data-reveal="">
              <figure className={`toned ${styles.figure}`}>
                <p className={styles.head}>
                  <strong className={styles.client}>{client}</strong>
                  <DemoLabel copy={label} />
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
