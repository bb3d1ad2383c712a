import { type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CONTACT_FIELDS, defaultLabel } from '../../../content/schema/forms.ts';
import type { ContactCopy } from '../../../content/schema/pages/contact.ts';
import { Button } from '../../../ui/button/button.tsx';
import { keptInEntry } from '../../shared/history-entry.ts';
import { Honeypot } from '../../shared/honeypot/honeypot.tsx';
import { mailTo } from '../../shared/mail-to.ts';
import { newId } from '../../shared/new-id.ts';
import type { PostError } from '../../shared/post-form.ts';
import { type EnquiryDraft, EnquiryFields } from '../enquiry-fields/enquiry-fields.tsx';
import { enquiryText } from '../enquiry-text.ts';
import { errorCopy, SubmitStatus } from '../submit-status/submit-status.tsx';
import { THANKS } from '../thanks/thanks.tsx';
import { timeOnPage } from '../time-on-page.ts';
import { type EnquiryPhase, useEnquiry } from '../use-enquiry.ts';
import { useFormInit } from '../use-form-init.ts';
import styles from './enquiry-form.module.css';

export interface EnquiryFormProps {
  copy: ContactCopy['form'];
  states: ContactCopy['states'];
  /** Where the form is posted: any form-handling service. */
  endpoint: string;
  /** Name of the hidden field that tells the service where to send the browser next, and that address. */
  redirect: { field: string; to: string };
  /** Whatever else the service wants, such as an access key. */
  hiddenFields: Readonly<Record<string, string>>;
  interests: ComponentProps<typeof EnquiryFields>['interests'];
  promise: string;
  mail: { address: string; subject: string };
  /** Of a form that the service gives back: what was written, and its idempotency key. */
  draft?: (EnquiryDraft & { id: string }) | undefined;
}

const sameEntries = (a: FormData, b: FormData) => JSON.stringify([...a]) === JSON.stringify([...b]);

const chosenInterests = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[data-interest]:checked')]
    .map(({ dataset }) => dataset.interest)
    .join(' ');

/** Opens the dialog by its fragment, without a history entry; the focus, which that moves, is put back for it to return. */
function showThankYou() {
  const focused = document.activeElement;
  location.replace(`#${THANKS}`);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Without scripts and before it is hydrated the same HTML posts by itself; hydrated it is posted in place. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { copy, states, endpoint, redirect, interests, promise, mail, draft } = props;
  const form = useRef<HTMLFormElement>(null);
  const elapsed = useRef<HTMLInputElement>(null);
  const [id, setId] = useState(draft?.id ?? '');
  const sentId = useRef('');
  const [isUnsent, setUnsent] = useState(false);
  useEffect(() => {
    // Posted and not acknowledged: sent again as the same enquiry, so that it arrives once.
    sentId.current = keptInEntry('unsentId') ?? '';
    setId((known) => known || sentId.current || newId());
    const message = new FormData(form.current ?? undefined).get('message');
    setUnsent(sentId.current !== '' && message !== '');
  }, []);
  const [errors, setErrors] = useState(draft?.errors ?? {});
  const [isEdited, setEdited] = useState(false);
  const chosen = useRef('');
  const [sentInterests, setSentInterests] = useState<string>();
  useFormInit(form);

  const messages = {
    ...states,
    error: (error: PostError) => errorCopy(states, error).title,
  };
  // Somebody may go on typing while it is under way, and keeps what is new, and the focus.
  const isEditedSince = (sent: FormData) =>
    form.current !== null && !sameEntries(new FormData(form.current), sent);
  const onSent = (sent: FormData) => {
    if (!isEditedSince(sent)) form.current?.reset();
    setId(newId());
    setSentInterests(chosen.current);
    showThankYou();
  };
  const onFailed = ({ fields }: PostError, sent: FormData) => {
    setErrors(fields);
    setEdited(isEditedSince(sent));
  };
  const { send, error, phase: sendPhase } = useEnquiry(endpoint, messages, { onSent, onFailed });
  const phase = isUnsent && sendPhase === 'rest' ? 'unsent' : sendPhase;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    send(() => {
      sentId.current = id;
      setErrors({});
      chosen.current = chosenInterests(currentTarget);
      if (elapsed.current) elapsed.current.value = String(timeOnPage());
      return new FormData(currentTarget);
    });
    // Last: what throws before leaves the form to the browser, which posts it.
    event.preventDefault();
  };
  const names = Object.fromEntries(
    CONTACT_FIELDS.map(({ name }) => [name, copy.fields[name]?.label ?? defaultLabel(name)]),
  );
  const email = () => {
    const typed = new FormData(form.current ?? undefined);
    return mailTo(mail.address, mail.subject, enquiryText(names, typed));
  };
  const labels: Record<EnquiryPhase, string> = {
    rest: copy.submit,
    unsent: copy.submit,
    sending: copy.sending,
    retrying: copy.sending,
    offline: copy.waiting,
    online: copy.sending,
    failed: states.retry,
    sent: copy.submit,
  };
  const busy = labels[phase] === copy.sending || phase === 'offline';

  return (
    <form
      className={`stack ${styles.form}`}
      ref={form}
      id="form"
      method="post"
      encType="multipart/form-data"
      action={endpoint}
      aria-labelledby="form-title"
      onSubmit={submit}
      data-sent={sentInterests}
      onInput={({ target }) => {
        setSentInterests(undefined);
        setUnsent(false);
        const { name } = target as HTMLInputElement;
        if (name in errors) setErrors(({ [name]: _corrected, ...others }) => others);
        // The service may have taken what was sent though its answer was lost: edited, it is another enquiry.
        if (id !== '' && id === sentId.current) setId(newId());
      }}
    >
      <div>
        <h2 id="form-title">{copy.title}</h2>
        <p className={styles.text}>{copy.text}</p>
      </div>
      <EnquiryFields copy={copy} interests={interests} values={draft?.values} errors={errors} />
      <Honeypot label={copy.honeypot} />
      <input type="hidden" name={redirect.field} value={redirect.to} />
      {Object.entries(props.hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="_id" value={id} />
      <input type="hidden" name="_elapsed" ref={elapsed} />
      <div className={styles.foot}>
        <div className={`stack ${styles.send}`}>
          <Button
            className={styles.submit}
            type="submit"
            variant="action"
            icon="arrowRight"
            aria-disabled={busy || undefined}
          >
            <span>{labels[phase]}</span>
          </Button>
          <p className="caption">
            {copy.privacy.text} <a href={copy.privacy.link.href}>{copy.privacy.link.label}</a>
          </p>
        </div>
        <SubmitStatus
          copy={states}
          phase={phase}
          error={error}
          isEdited={isEdited}
          promise={promise}
          foreign={!endpoint.startsWith('/')}
        >
          {error?.kind === 'unreadable' && (
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
