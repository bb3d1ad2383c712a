import type { ReactNode } from 'react';
import { Band } from '../../../ui/band/band.tsx';
import { SectionHead } from '../../../ui/section-head/section-head.tsx';
import styles from './booking-band.module.css';

export function BookingBand({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <Band variant="panel" tone="tone-5" id={id} aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title} text={text} />
      <div className={styles.calendar}>{children}</div>
    </Band>
  );
}
