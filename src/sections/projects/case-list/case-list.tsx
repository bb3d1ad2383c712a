import { minifySync } from 'vite';
import { Band } from '../../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../../ui/demo-label/demo-label.tsx';
import { type CostRow, CostTable } from '../../costs/cost-table.tsx';
import { CaseChoice, type CaseOptions } from '../case-choice/case-choice.tsx';
import styles from './case-list.module.css';
import { filterCases } from './filter-cases.ts';

const script = minifySync('filter-cases.js', `(${filterCases})()`).code;

interface CaseListProps extends CaseOptions {
  id: string;
  label: string;
  demo?: DemoCopy | undefined;
  columns: Parameters<typeof CostTable>[0]['columns'];
  rows: readonly (CostRow & { services: readonly string[]; industry?: string | undefined })[];
}

/** All cases with what they cost, and the two selects that leave some of them out. */
export function CaseList({ id, label, demo, columns, rows, ...options }: CaseListProps) {
  const { count, none } = options.copy;
  return (
    <Band id={id} aria-label={label}>
      <CaseChoice {...options} />
      <div className={`cluster ${styles.status}`}>
        <p role="status" data-forms={JSON.stringify(count)} data-none={none} />
        <DemoLabel copy={demo} />
      </div>
      <CostTable
        label={label}
        columns={columns}
        rows={rows.map(({ services, industry, ...row }) => ({
          ...row,
          'data-service': services.join(' '),
          'data-sector': industry,
        }))}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, written at build and allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </Band>
  );
}
