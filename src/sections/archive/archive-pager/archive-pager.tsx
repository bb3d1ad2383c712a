import { Band } from '../../../ui/band/band.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';

interface ArchivePagerProps {
  label: string;
  newer?: { label: string; href: string } | undefined;
  older?: { label: string; href: string } | undefined;
}

/** The way to the neighbouring pages of a long list. An em space parts the two: /insights shall not pay for a style sheet. */
export function ArchivePager({ label, newer, older }: ArchivePagerProps) {
  return (
    <Band air="half">
      <nav aria-label={label}>
        {newer && (
          <ButtonLink href={newer.href} rel="prev" tone="outline">
            {newer.label}
          </ButtonLink>
        )}
        {'\u2003'}
        {older && (
          <ButtonLink href={older.href} rel="next" tone="outline" icon="arrowRight">
            {older.label}
          </ButtonLink>
        )}
      </nav>
    </Band>
  );
}
