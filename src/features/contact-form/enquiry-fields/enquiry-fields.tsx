import { CONTACT_FIELDS, type FormField, isChoice } from '../../../content/schema/forms.ts';
import type { ContactCopy } from '../../../content/schema/pages/contact.ts';
import { Field } from '../../../ui/field/field.tsx';
import { fieldProps } from '../../shared/field-props.ts';
import { ChoiceSet, type ChoiceSetProps } from './choice-set.tsx';
import styles from './enquiry-fields.module.css';

export interface EnquiryDraft {
  /** By field name; choices as a list. */
  values: Readonly<Record<string, string | readonly string[]>>;
  errors: Readonly<Record<string, string>>;
}

interface EnquiryFieldsProps {
  copy: ContactCopy['form'];
  /** The services; links can preselect an interest by its `slug`. */
  interests: readonly { slug: string; name: string }[];
  values?: EnquiryDraft['values'] | undefined;
  /** Error message by field name; empty if the error is explained elsewhere. */
  errors: EnquiryDraft['errors'];
}

/** Fields of an enquiry. They are uncontrolled, so typed text survives every render. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const fields: readonly FormField[] = CONTACT_FIELDS;
  const isLine = (field: FormField) => !isChoice(field) && field.type !== 'textarea';
  return (
    <div className="stack gapL">
      <div className={`columns ${styles.pair}`}>
        <FieldList {...props} fields={fields.filter(isLine)} />
      </div>
      <FieldList {...props} fields={fields.filter((field) => !isLine(field))} />
    </div>
  );
}

function FieldList(props: EnquiryFieldsProps & { fields: readonly FormField[] }) {
  const { fields, copy, interests, values, errors } = props;
  const offered: Record<string, ChoiceSetProps['options']> = {
    interests: interests.map(({ slug, name }) => ({ label: name, 'data-interest': slug })),
    budget: copy.budgets,
  };
  return fields.map((field) => {
    const { name, autocomplete } = field;
    const { options, ...texts } = fieldProps(field, copy);
    const choices = offered[name] ?? options.map((label) => ({ label }));
    if (!isChoice(field))
      return (
        <Field
          key={name}
          {...texts}
          options={options}
          autoComplete={autocomplete}
          defaultValue={values && String(values[name] ?? '')}
          error={errors[name]}
        />
      );
    if (choices.length === 0) return null;
    return (
      <ChoiceSet
        key={name}
        {...texts}
        options={choices}
        values={[values?.[name] ?? []].flat().filter(Boolean)}
        error={errors[name]}
      />
    );
  });
}
