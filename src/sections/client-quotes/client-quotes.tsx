import { Band } from '../../ui/band/band.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { SnapRow } from '../../ui/snap-row/snap-row.tsx';
import styles from './client-quotes.module.css';

interface ClientQuotesProps {
  title: string;
  text: string;
  tone: string;
  clients: readonly {
    id: number;
    client: string;
    clientName: string;
    clientPosition: string;
    testimonial: string;
  }[];
}

/** What clients of one industry say; nothing where none does. */
export function ClientQuotes({ title, text, tone, clients }: ClientQuotesProps) {
  if (clients.length === 0) return null;
  return (
    <Band aria-labelledby="clients">
      <SectionHead id="clients" title={title} text={text} />
      <SnapRow labelledBy="clients">
        <ul className={styles.list} data-tone={tone}>
          {clients.map(({ id, client, clientName, clientPosition, testimonial }) => (
            <li key={id} className={styles.item} data-reveal>
              <figure className={styles.figure}>
                <p className={styles.client}>{client}</p>
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
