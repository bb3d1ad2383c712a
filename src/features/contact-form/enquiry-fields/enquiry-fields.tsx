import {
  CONTACT_FIELDS,
  defaultLabel,
  type FormField,
  isChoice,
} from '../../../content/schema/forms.ts';
import { Choice } from '../../../ui/choice/choice.tsx';
import { describedBy, Field, FieldNotes } from '../../../ui/field/field.tsx';
import styles from './enquiry-fields.module.css';

export interface EnquiryFieldsCopy {
  required: string;
  optional: string;
  /** By the fields' names in content/schema/forms.ts. A field without an entry is called by its name. */
  fields: Readonly<Record<string, { label: string; hint: string }>>;
  budgets: readonly { label: string; disabled: boolean; note?: string }[];
}

/** What a visitor had written, when the service gives the form back. */
export interface EnquiryDraft {
  /** By the names of the fields; choices as a list. */
  values: Readonly<Record<string, string | readonly string[]>>;
  /** What is wrong with a field, by its name. */
  errors: Readonly<Record<string, string>>;
}

interface EnquiryFieldsProps {
  copy: EnquiryFieldsCopy;
  /** The services; `slug` serves links that bring an interest with them. */
  interests: readonly { slug: string; name: string }[];
  /** Names of fields the service has objected to. */
  invalid: readonly string[];
  draft?: EnquiryDraft | undefined;
}

/** The fields of an enquiry. The browser owns their values, so what is typed outlives every render. */
export function EnquiryFields({ copy, interests, invalid, draft }: EnquiryFieldsProps) {
  const offered: Record<string, EnquiryFieldsCopy['budgets']> = {
    interests: interests.map(({ slug, name }) => ({
      label: name,
      disabled: false,
      'data-interest': slug,
    })),
    budget: copy.budgets,
  };
  const text = ({ name }: FormField) =>
    copy.fields[name] ?? { label: defaultLabel(name), hint: '' };
  const written = (field: FormField) => {
    const { name, type, limit, required, autocomplete } = field;
    return (
      <Field
        key={name}
        name={name}
        {...text(field)}
        requirement={required ? copy.required : copy.optional}
        type={type}
        required={required}
        autoComplete={autocomplete}
        maxLength={limit}
        defaultValue={draft && String(draft.values[name] ?? '')}
        error={draft?.errors[name] ?? (invalid.includes(name) ? '' : undefined)}
      />
    );
  };
  const chosen = (field: FormField) => {
    const { name, type, required } = field;
    const { label, hint } = text(field);
    const values = [draft?.values[name] ?? []].flat().filter(Boolean);
    const error = draft?.errors[name];
    const options = offered[name] ?? [];
    // What was sent is kept, also where it is no longer on offer.
    const others = values.filter((value) => options.every((option) => option.label !== value));
    return (
      <fieldset
        key={name}
        id={name}
        className={styles.set}
        aria-describedby={describedBy({ name, hint, error })}
      >
        <legend className={styles.legend}>
          {label}
          {required && <span className={styles.requirement}> ({copy.required})</span>}
        </legend>
        <FieldNotes name={name} hint={hint} error={error} />
        <div className={styles.choices}>
          {[...options, ...others.map((value) => ({ label: value, disabled: false }))].map(
            (option) => (
              <Choice
                key={option.label}
                type={type as 'checkbox' | 'radio'}
                name={name}
                value={option.label}
                defaultChecked={values.includes(option.label)}
                // Of a set of checkboxes HTML can only require each; the service checks those.
                required={required && type === 'radio'}
                {...option}
              />
            ),
          )}
        </div>
      </fieldset>
    );
  };
  const fields: readonly FormField[] = CONTACT_FIELDS;
  const isLine = (field: FormField) => !isChoice(field) && field.type !== 'textarea';
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>{fields.filter(isLine).map(written)}</div>
      {fields
        .filter((field) => !isLine(field))
        .map((field) => (isChoice(field) ? chosen(field) : written(field)))}
    </div>
  );
}
