import type { ProjectsCopy } from '../../../content/schema/pages/projects.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/field.tsx';
import styles from './case-choice.module.css';

export interface Option {
  id: string;
  name: string;
}

export interface CaseOptions {
  copy: ProjectsCopy['cases']['matrix'];
  /** Path of the list of all cases, with its fragment. */
  path: string;
  services: readonly Option[];
  industries: readonly Option[];
}

/** Two selects that lead to the cases of a service in an industry (`?service=…&sector=…`). */
export function CaseChoice({ copy, path, services, industries }: CaseOptions) {
  const select = (name: string, label: string, all: string, options: readonly Option[]) => (
    <SelectField id={name} name={name} label={label}>
      <option value="">{all}</option>
      {options.map(({ id, name: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  return (
    <form className={styles.choice} action={path}>
      {select('service', copy.service, copy.allServices, services)}
      {select('sector', copy.industry, copy.allIndustries, industries)}
      <Button type="submit">{copy.show}</Button>
    </form>
  );
}
