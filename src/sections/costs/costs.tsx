import type { ReactNode } from 'react';
import { Band } from '../../ui/band/band.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { DemoCopy } from '../../ui/demo-label/demo-label.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { CostTable } from './cost-table.tsx';

interface CostsProps extends Pick<Parameters<typeof CostTable>[0], 'columns' | 'rows'> {
  id: string;
  title: string;
  text: string;
  demo?: DemoCopy | undefined;
  more?: { label: string; href: string };
  /** Stands between the head and the table. */
  children?: ReactNode;
}

/** What orders cost and how long they take. Renders nothing without rows. */
export function Costs({ id, title, text, demo, columns, rows, more, children }: CostsProps) {
  if (rows.length === 0) return null;
  return (
    <Band aria-labelledby={id}>
      <SectionHead id={id} title={title} text={text} demo={demo}>
        {more && (
          <p>
            <ButtonLink href={more.href} variant="outline" icon="arrowRight">
              {more.label}
            </ButtonLink>
          </p>
        )}
      </SectionHead>
      {children}
      <CostTable labelledBy={id} columns={columns} rows={rows} />
    </Band>
  );
}
