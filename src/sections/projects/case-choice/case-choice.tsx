import type { ReactNode } from 'react';
import type { ProjectsCopy } from '../../../content/schema/pages/projects.ts';
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

interface CaseChoiceProps extends CaseOptions {
  /** Submit button. The list of cases needs none: it follows the selects. */
  children?: ReactNode;
}

/** Two selects that lead to the cases of a service in an industry (`?service=…&sector=…`). */
export function CaseChoice({ copy, path, services, industries, children }: CaseChoiceProps) {
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
      {children}
    </form>
  );
}
