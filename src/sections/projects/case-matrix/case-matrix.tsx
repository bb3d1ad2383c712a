import type { Tone } from '../../../content/schema/common.ts';
import { fillIn, pluralForm } from '../../../lib/fill-in.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CaseChoice, type CaseOptions, type Option } from '../case-choice/case-choice.tsx';
import styles from './case-matrix.module.css';

interface CaseMatrixProps extends CaseOptions {
  language: string;
  services: readonly (Option & { tone: Tone })[];
  cases: readonly { services: readonly string[]; industry?: string | undefined }[];
}

/**
 * How many cases there are of each service in each industry; each number leads to these cases. On phones two selects ask for
 * the same. A case counts for each of its services, so the last line is smaller than the sum above it. Renders nothing with
 * fewer than two services or industries.
 */
export function CaseMatrix({ language, cases, ...options }: CaseMatrixProps) {
  const { copy, path, services, industries } = options;
  if (services.length < 2 || industries.length < 2) return null;
  const cell = (service?: Option, industry?: Option) => {
    const count = cases.filter(
      (one) =>
        (!service || one.services.includes(service.id)) &&
        (!industry || one.industry === industry.id),
    ).length;
    if (count === 0) return undefined;
    const asked = new URLSearchParams();
    if (service) asked.set('service', service.id);
    if (industry) asked.set('sector', industry.id);
    const names = [service?.name, industry?.name].filter(Boolean).join(', ');
    const label = fillIn(pluralForm(copy.count, count, language), { count });
    return (
      <a href={path.replace('#', `?${asked}#`)} aria-label={`${label}: ${names}`}>
        {count}
      </a>
    );
  };
  return (
    <>
      <div className={styles.phones}>
        <CaseChoice {...options}>
          <Button type="submit">{copy.show}</Button>
        </CaseChoice>
      </div>
      <table className={styles.matrix}>
        <caption className="visually-hidden">{copy.caption}</caption>
        <thead>
          <tr>
            <td />
            {industries.map(({ id, name }) => (
              <th key={id} scope="col">
                <span>{name}</span>
              </th>
            ))}
            <th scope="col">
              <span>{copy.allIndustries}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {services.map((service) => (
            <tr key={service.id} data-tone={service.tone}>
              <th scope="row">{service.name}</th>
              {industries.map((industry) => (
                <td key={industry.id}>{cell(service, industry)}</td>
              ))}
              <td>{cell(service)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{copy.allServices}</th>
            {industries.map((industry) => (
              <td key={industry.id}>{cell(undefined, industry)}</td>
            ))}
            <td />
          </tr>
        </tbody>
      </table>
    </>
  );
}
