import type { Tone } from '../../../content/schema/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CaseChoice, type CaseOptions, type Option } from '../case-choice/case-choice.tsx';
import styles from './case-matrix.module.css';

interface CaseMatrixProps extends CaseOptions {
  services: readonly (Option & { tone: Tone })[];
  cases: readonly { services: readonly string[]; industry?: string | undefined }[];
}

/**
 * Number of cases per service and industry; each number links to its cases. On phones, two selects lead to the
 * same lists. A case counts for each of its services, so the last line is smaller than the sum above it. Renders nothing with
 * fewer than two services or industries.
 */
export function CaseMatrix({ cases, ...options }: CaseMatrixProps) {
  const { copy, path, services, industries } = options;
  if (services.length < 2 || industries.length < 2) return null;
  const entry = (service?: Option, industry?: Option) => {
    const { length } = cases.filter(
      (one) =>
        (!service || one.services.includes(service.id)) &&
        (!industry || one.industry === industry.id),
    );
    if (length === 0) return null;
    const asked = new URLSearchParams();
    if (service) asked.set('service', service.id);
    if (industry) asked.set('sector', industry.id);
    return (
      <li key={industry?.id}>
        <a className={`row small ${styles.entry}`} href={path.replace('#', `?${asked}#`)}>
          {industry?.name ?? copy.allIndustries} <strong>{length}</strong>
          {service && <span className="visually-hidden">, {service.name}</span>}
        </a>
      </li>
    );
  };
  const row = (service?: Option & { tone: Tone }) => (
    <tr key={service?.id} data-tone={service?.tone}>
      <th scope="row">{service?.name ?? copy.allServices}</th>
      <td>
        <ul className="cluster gap2xs">
          {industries.map((industry) => entry(service, industry))}
          {service && entry(service)}
        </ul>
      </td>
    </tr>
  );
  return (
    <>
      <div className={styles.phones}>
        <CaseChoice {...options}>
          <Button type="submit">{copy.show}</Button>
        </CaseChoice>
      </div>
      <table className={styles.matrix}>
        <caption className="visually-hidden">{copy.caption}</caption>
        <tbody>
          {services.map(row)}
          {row()}
        </tbody>
      </table>
    </>
  );
}
