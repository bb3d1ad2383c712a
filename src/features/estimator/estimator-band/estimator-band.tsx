import { Band } from '../../../ui/band/band.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { SectionHead } from '../../../ui/section-head/section-head.tsx';

interface EstimatorBandProps {
  title: string;
  text: string;
  link: { label: string; href: string };
}

/** Leads to the estimator. */
export function EstimatorBand({ title, text, link }: EstimatorBandProps) {
  return (
    <Band id="estimate" variant="panel" tone="tone-2" aria-labelledby="estimate-title">
      <SectionHead id="estimate-title" title={title} text={text}>
        <ButtonLink href={link.href} icon="arrowRight">
          {link.label}
        </ButtonLink>
      </SectionHead>
    </Band>
  );
}
