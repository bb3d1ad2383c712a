import {
  CONTACT_FIELDS,
  defaultLabel,
  type FormField,
  isChoice,
} from '../../../content/schema/forms.ts';
import { Choice } from '../../../ui/choice/choice.tsx';
import { Field } from '../../../ui/field/field.tsx';
import styles from './enquiry-fields.module.css';

export interface EnquiryFieldsCopy {
  required: string;
  optional: string;
  /** By the fields' names in src/content/schema/forms.ts. A field without an entry is called by its name. */
  fields: Readonly<Record<string, { label: string; hint: string }>>;
  budgets: readonly { label: string; disabled: boolean; note?: string }[];
}

interface EnquiryFieldsProps {
  copy: EnquiryFieldsCopy;
  /** The twelve services; `slug` serves links that bring an interest with them. */
  interests: readonly { slug: string; name: string }[];
  /** Names of fields the service has objected to. */
  invalid: readonly string[];
}

/** The fields of an enquiry. The browser owns their values, so what is typed outlives every render. */
export function EnquiryFields({ copy, interests, invalid }: EnquiryFieldsProps) {
  const options: Record<string, EnquiryFieldsCopy['budgets']> = {
    interests: interests.map(({ slug, name }) => ({
      label: name,
      disabled: false,
      'data-interest': slug,
    })),
    budget: copy.budgets,
  };
  const text = ({ name }: FormField) => copy.fields[name] ?? { label: defaultLabel(name) };
  const typed = (field: FormField) => {
    const { name, type, limit, required, autocomplete } = field;
    const shared = {
      name,
      ...text(field),
      requirement: required ? copy.required : copy.optional,
      required,
      autoComplete: autocomplete,
      maxLength: limit,
      'aria-invalid': invalid.includes(name) || undefined,
    };
    return type === 'textarea' ? (
      <Field key={name} {...shared} multiline />
    ) : (
      <Field key={name} {...shared} type={type} />
    );
  };
  const chosen = (field: FormField) => {
    const { name, type } = field;
    const { label, hint } = { hint: '', ...text(field) };
    return (
      <fieldset key={name} className={styles.set} aria-describedby={hint && `${name}-hint`}>
        <legend className={styles.legend}>{label}</legend>
        {hint && (
          <p className={styles.hint} id={`${name}-hint`}>
            {hint}
          </p>
        )}
        <div className={styles.choices}>
          {(options[name] ?? []).map((option) => (
            <Choice
              key={option.label}
              type={type as 'checkbox' | 'radio'}
              name={name}
              value={option.label}
              {...option}
            />
          ))}
        </div>
      </fieldset>
    );
  };
  const fields: readonly FormField[] = CONTACT_FIELDS;
  const isLine = (field: FormField) => !isChoice(field) && field.type !== 'textarea';
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>{fields.filter(isLine).map(typed)}</div>
      {fields
        .filter((field) => !isLine(field))
        .map((field) => (isChoice(field) ? chosen(field) : typed(field)))}
    </div>
  );
}
