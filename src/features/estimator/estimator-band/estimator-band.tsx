import { Band } from '../../../ui/band/band.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { SectionHead } from '../../../ui/section-head/section-head.tsx';

interface EstimatorBandProps {
  id: string;
  title: string;
  text: string;
  link: { label: string; href: string };
}

/** Leads to the estimator. */
export function EstimatorBand({ id, title, text, link }: EstimatorBandProps) {
  return (
    <Band variant="panel" tone="tone-2" aria-labelledby={id}>
      <SectionHead id={id} title={title} text={text}>
        <ButtonLink href={link.href} icon="arrowRight">
          {link.label}
        </ButtonLink>
      </SectionHead>
    </Band>
  );
}
