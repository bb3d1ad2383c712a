import type { ReactNode } from 'react';
import { Band } from '../../ui/band/band.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { type Head, SectionHead } from '../../ui/section-head/section-head.tsx';
import { CostTable } from './cost-table.tsx';

interface CostsProps extends Head, Pick<Parameters<typeof CostTable>[0], 'columns' | 'rows'> {
  /** Makes it a panel in this tone. */
  tone?: string;
  more?: { label: string; href: string } | undefined;
  /** Rendered between the head and the table. */
  children?: ReactNode;
}

/** Costs and durations of orders. Renders nothing without rows. */
export function Costs({ columns, rows, tone, more, children, ...head }: CostsProps) {
  if (rows.length === 0) return null;
  return (
    <Band variant={tone ? 'panel' : 'plain'} tone={tone} aria-labelledby={head.id}>
      <SectionHead {...head}>
        {more && (
          <p>
            <ButtonLink href={more.href} variant="outline" icon="arrowRight">
              {more.label}
            </ButtonLink>
          </p>
        )}
      </SectionHead>
      {children}
      <CostTable labelledBy={head.id} columns={columns} rows={rows} />
    </Band>
  );
}
