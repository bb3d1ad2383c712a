import type { ComponentProps } from 'react';
import { CONTACT_FIELDS, defaultLabel } from '../../../content/schema/forms.ts';
import type { ContactCopy } from '../../../content/schema/pages/contact.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Honeypot } from '../../shared/honeypot/honeypot.tsx';
import { mailTo } from '../../shared/mail-to.ts';
import { type EnquiryDraft, EnquiryFields } from '../enquiry-fields/enquiry-fields.tsx';
import { enquiryPhase } from '../enquiry-state.ts';
import { enquiryText } from '../enquiry-text.ts';
import { SubmitStatus } from '../submit-status/submit-status.tsx';
import { useEnquiryForm } from '../use-enquiry-form.ts';
import styles from './enquiry-form.module.css';

export interface EnquiryFormProps {
  copy: ContactCopy['form'];
  states: ContactCopy['states'];
  /** Address that the form is posted to: any form-handling service. */
  endpoint: string;
  /** Name of the hidden field that tells the service where to redirect, and that address. */
  redirect: { field: string; to: string };
  /** Other fields that the service requires, such as an access key. */
  hiddenFields: Readonly<Record<string, string>>;
  interests: ComponentProps<typeof EnquiryFields>['interests'];
  promise: string;
  mail: { address: string; subject: string };
  /** Values, errors and idempotency key of a form that the service returns. */
  draft?: (EnquiryDraft & { id: string }) | undefined;
}

/** Without scripts or before hydration, the browser posts the same HTML as a page; afterwards it is posted in place. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { copy, states, endpoint, redirect, interests, promise, mail, draft } = props;
  const enquiry = useEnquiryForm({ endpoint, states, draft });
  const { form, id, errors, post } = enquiry;
  const phase = enquiryPhase(enquiry, post);
  const names = Object.fromEntries(
    CONTACT_FIELDS.map(({ name }) => [name, copy.fields[name]?.label ?? defaultLabel(name)]),
  );
  const email = () => {
    const typed = new FormData(form.current ?? undefined);
    return mailTo(mail.address, mail.subject, enquiryText(names, typed));
  };
  const hiddenFields = { [redirect.field]: redirect.to, ...props.hiddenFields, _id: id };
  const busyLabel = phase === 'offline' ? copy.waiting : copy.sending;
  const restLabel = phase === 'failed' ? states.retry : copy.submit;

  return (
    <form
      className={`stack gapL ${styles.form}`}
      ref={form}
      id="form"
      method="post"
      encType="multipart/form-data"
      action={endpoint}
      aria-labelledby="form-title"
      onSubmit={enquiry.submit}
      data-sent={enquiry.sentInterests}
      onInput={({ target }) => enquiry.edit((target as HTMLInputElement).name)}
    >
      <div>
        <h2 id="form-title">{copy.title}</h2>
        <p className={`soft shortMeasure ${styles.text}`}>{copy.text}</p>
      </div>
      <EnquiryFields copy={copy} interests={interests} values={draft?.values} errors={errors} />
      <Honeypot label={copy.honeypot} />
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="_elapsed" />
      <div className={styles.foot}>
        <div className={`stack gapS ${styles.send}`}>
          <Button
            className={styles.submit}
            type="submit"
            variant="action"
            icon="arrowRight"
            aria-disabled={post.isPending || undefined}
          >
            <span>{post.isPending ? busyLabel : restLabel}</span>
          </Button>
          <p className="caption">
            {copy.privacy.text} <a href={copy.privacy.link.href}>{copy.privacy.link.label}</a>
          </p>
        </div>
        <SubmitStatus
          copy={states}
          phase={phase}
          error={post.error}
          isEdited={enquiry.isEdited}
          promise={promise}
          foreign={!endpoint.startsWith('/')}
        >
          {post.error?.kind === 'unreadable' && (
            <button type="button" className="target" onClick={() => form.current?.submit()}>
              {states.plain}
            </button>
          )}
          <a
            className="target"
            href={phase === 'failed' ? email() : undefined}
            onClick={(event) => event.currentTarget.setAttribute('href', email())}
          >
            {states.mail}
          </a>
        </SubmitStatus>
      </div>
    </form>
  );
}
