import { Button } from '../../ui/button/button.tsx';
import { Choice } from '../../ui/choice/choice.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './contact-form.module.css';

type FieldName = 'name' | 'company' | 'email' | 'phone' | 'interests' | 'budget' | 'message';

export interface ContactFormWords {
  title: string;
  text: string;
  required: string;
  optional: string;
  fields: Record<FieldName, { label: string; hint: string }>;
  budgets: readonly { label: string; disabled: boolean; note?: string }[];
  privacy: { text: string; link: { label: string; href: string } };
  honeypot: string;
  submit: string;
}

interface ContactFormProps {
  words: ContactFormWords;
  /** Where the form is posted: any form-handling service. */
  endpoint: string;
  /** Name of the hidden field that tells the service where to send the browser next, and that address. */
  redirect: { field: string; to: string };
  /** The twelve services; `slug` serves links that bring an interest with them. */
  interests: readonly { slug: string; name: string }[];
  /** Reads as one line beside the button. */
  promise: string;
}

/** The enquiry form: seven fields, browser validation only (specification, sections 5 and 7). Works without scripts. */
export function ContactForm({ words, endpoint, redirect, interests, promise }: ContactFormProps) {
  const { fields, required, optional } = words;
  return (
    <form className={styles.form} id="form" method="post" encType="multipart/form-data" action={endpoint} aria-labelledby="form-title" data-contact-form>
      <div className={styles.head}>
        <h2 id="form-title" className={styles.title}>
          {words.title}
        </h2>
        <p className={styles.text}>{words.text}</p>
      </div>
      <div className={styles.pair}>
        <Field name="name" {...fields.name} mark={required} required autoComplete="name" maxLength={200} />
        <Field name="company" {...fields.company} mark={optional} autoComplete="organization" maxLength={200} />
        <Field name="email" type="email" {...fields.email} mark={required} required autoComplete="email" maxLength={254} />
        <Field name="phone" type="tel" {...fields.phone} mark={optional} autoComplete="tel" maxLength={200} />
      </div>
      <fieldset className={styles.set} aria-describedby="interests-hint">
        <legend className={styles.legend}>{fields.interests.label}</legend>
        <p className={styles.hint} id="interests-hint">
          {fields.interests.hint}
        </p>
        <div className={styles.choices}>
          {interests.map(({ slug, name }) => (
            <Choice key={slug} type="checkbox" name="interests" value={name} label={name} data-interest={slug} />
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
            <Choice key={label} type="radio" name="budget" value={label} label={label} note={note} disabled={disabled} />
          ))}
        </div>
      </fieldset>
      <Field multiline name="message" {...fields.message} mark={required} required maxLength={20_000} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {words.honeypot}
          <input name="_gotcha" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={redirect.field} value={redirect.to} />
      <input type="hidden" name="_id" defaultValue="" />
      <div className={styles.foot}>
        <Button type="submit" tone="action" icon="arrowRight">
          {words.submit}
        </Button>
        <p className={styles.promise}>{promise}</p>
      </div>
      <p className={styles.hint}>
        {words.privacy.text} <a href={words.privacy.link.href}>{words.privacy.link.label}</a>
      </p>
    </form>
  );
}
