import { Costs } from '../../costs/costs.tsx';
import { CaseMatrix } from './case-matrix.tsx';

type CaseBandProps = Omit<Parameters<typeof Costs>[0], 'children'> & {
  matrix: Parameters<typeof CaseMatrix>[0];
};

/** What the smallest cases cost, under the number of cases of each service in each industry. */
export function CaseBand({ matrix, ...costs }: CaseBandProps) {
  return (
    <Costs {...costs}>
      <CaseMatrix {...matrix} />
    </Costs>
  );
}
