import { CONTACT_FIELDS, type FormField, isChoice } from '../../../content/schema/forms.ts';
import type { ContactCopy } from '../../../content/schema/pages/contact.ts';
import { Field } from '../../../ui/field/field.tsx';
import { fieldProps } from '../../shared/field-props.ts';
import { ChoiceSet } from './choice-set.tsx';
import styles from './enquiry-fields.module.css';

export interface EnquiryDraft {
  /** By the names of the fields; choices as a list. */
  values: Readonly<Record<string, string | readonly string[]>>;
  errors: Readonly<Record<string, string>>;
}

interface EnquiryFieldsProps {
  copy: ContactCopy['form'];
  /** The services; `slug` serves links that bring an interest with them. */
  interests: readonly { slug: string; name: string }[];
  values?: EnquiryDraft['values'] | undefined;
  /** What is wrong, by the names of the fields; empty where that is said elsewhere. */
  errors: EnquiryDraft['errors'];
}

/** The fields of an enquiry. The browser owns their values, so what is typed outlives every render. */
export function EnquiryFields({ copy, interests, values, errors }: EnquiryFieldsProps) {
  const offered: Record<string, ContactCopy['form']['budgets']> = {
    interests: interests.map(({ slug, name }) => ({
      label: name,
      disabled: false,
      'data-interest': slug,
    })),
    budget: copy.budgets,
  };
  const written = (field: FormField) => (
    <Field
      key={field.name}
      name={field.name}
      {...fieldProps(field, copy)}
      autoComplete={field.autocomplete}
      defaultValue={values && String(values[field.name] ?? '')}
      error={errors[field.name]}
    />
  );
  const chosen = (field: FormField) => {
    const { label, hint, requirement, options = [] } = fieldProps(field, copy);
    const choices = offered[field.name] ?? options.map((label) => ({ label, disabled: false }));
    return choices.length === 0 ? null : (
      <ChoiceSet
        key={field.name}
        {...{ field, label, hint, requirement }}
        options={choices}
        values={[values?.[field.name] ?? []].flat().filter(Boolean)}
        error={errors[field.name]}
      />
    );
  };
  const fields: readonly FormField[] = CONTACT_FIELDS;
  const isLine = (field: FormField) => !isChoice(field) && field.type !== 'textarea';
  return (
    <div className={`stack ${styles.fields}`}>
      <div className={styles.pair}>{fields.filter(isLine).map(written)}</div>
      {fields
        .filter((field) => !isLine(field))
        .map((field) => (isChoice(field) ? chosen(field) : written(field)))}
    </div>
  );
}
