import { Choice } from '../../../ui/choice/choice.tsx';
import { Field } from '../../../ui/field/field.tsx';
import styles from './enquiry-fields.module.css';

type FieldName = 'name' | 'company' | 'email' | 'phone' | 'interests' | 'budget' | 'message';

export interface EnquiryFieldsWords {
  required: string;
  optional: string;
  fields: Record<FieldName, { label: string; hint: string }>;
  budgets: readonly { label: string; disabled: boolean; note?: string }[];
}

interface EnquiryFieldsProps {
  words: EnquiryFieldsWords;
  /** The twelve services; `slug` serves links that bring an interest with them. */
  interests: readonly { slug: string; name: string }[];
  /** Names of fields the service has objected to. */
  invalid: readonly string[];
}

/** The seven fields of an enquiry. The browser owns their values, so what is typed outlives every render. */
export function EnquiryFields({ words, interests, invalid }: EnquiryFieldsProps) {
  const { fields, required, optional } = words;
  const field = (name: FieldName) => ({
    name,
    ...fields[name],
    'aria-invalid': invalid.includes(name) || undefined,
  });
  const needed = { mark: required, required: true };
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Field {...field('name')} {...needed} autoComplete="name" maxLength={200} />
        <Field {...field('company')} mark={optional} autoComplete="organization" maxLength={200} />
        <Field {...field('email')} {...needed} type="email" autoComplete="email" maxLength={254} />
        <Field {...field('phone')} mark={optional} type="tel" autoComplete="tel" maxLength={100} />
      </div>
      <fieldset className={styles.set} aria-describedby="interests-hint">
        <legend className={styles.legend}>{fields.interests.label}</legend>
        <p className={styles.hint} id="interests-hint">
          {fields.interests.hint}
        </p>
        <div className={styles.choices}>
          {interests.map(({ slug, name }) => (
            <Choice
              key={slug}
              type="checkbox"
              name="interests"
              value={name}
              label={name}
              data-interest={slug}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.set} aria-describedby="budget-hint">
        <legend className={styles.legend}>{fields.budget.label}</legend>
        <p className={styles.hint} id="budget-hint">
          {fields.budget.hint}
        </p>
        <div className={styles.choices}>
          {words.budgets.map(({ label, disabled, note }) => (
            <Choice
              key={label}
              type="radio"
              name="budget"
              value={label}
              label={label}
              note={note}
              disabled={disabled}
            />
          ))}
        </div>
      </fieldset>
      <Field {...field('message')} {...needed} multiline maxLength={20_000} />
    </div>
  );
}
