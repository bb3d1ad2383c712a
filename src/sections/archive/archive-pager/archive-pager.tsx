import { Band } from '../../../ui/band/band.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';

interface ArchivePagerProps {
  label: string;
  newer?: { label: string; href: string } | undefined;
  older?: { label: string; href: string } | undefined;
}

export function ArchivePager({ label, newer, older }: ArchivePagerProps) {
  return (
    <Band>
      <nav aria-label={label} className="cluster">
        {newer && (
          <ButtonLink href={newer.href} rel="prev" variant="outline">
            {newer.label}
          </ButtonLink>
        )}
        {older && (
          <ButtonLink href={older.href} rel="next" variant="outline" icon="arrowRight">
            {older.label}
          </ButtonLink>
        )}
      </nav>
    </Band>
  );
}
