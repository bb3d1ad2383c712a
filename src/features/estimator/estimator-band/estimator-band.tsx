import { Band } from '../../../ui/band/band.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { type Head, SectionHead } from '../../../ui/section-head/section-head.tsx';

interface EstimatorBandProps extends Head {
  link: { label: string; href: string };
}

/** Leads to the estimator. */
export function EstimatorBand({ link, ...head }: EstimatorBandProps) {
  return (
    <Band variant="panel" tone="tone-2" aria-labelledby={head.id}>
      <SectionHead {...head}>
        <ButtonLink href={link.href} icon="arrowRight">
          {link.label}
        </ButtonLink>
      </SectionHead>
    </Band>
  );
}
