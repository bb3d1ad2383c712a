import { Band } from '../../../ui/band/band.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import type { DemoCopy } from '../../../ui/demo-label/demo-label.tsx';
import { SectionHead } from '../../../ui/section-head/section-head.tsx';
import styles from './estimator-band.module.css';

interface EstimatorBandProps {
  title: string;
  text: string;
  demo: DemoCopy | undefined;
  /** Address of the estimator's props. */
  source: string;
  /** What stands there without scripts, and until they have come. */
  link: { label: string; href: string };
}

export function EstimatorBand({ title, text, demo, source, link }: EstimatorBandProps) {
  return (
    <Band id="estimate" variant="panel" tone="tone-2" aria-labelledby="estimate-title">
      <SectionHead id="estimate-title" title={title} text={text} demo={demo} />
      <div className={styles.place} data-estimator={source}>
        <ButtonLink href={link.href} icon="arrowRight" rel="nofollow">
          {link.label}
        </ButtonLink>
      </div>
    </Band>
  );
}
