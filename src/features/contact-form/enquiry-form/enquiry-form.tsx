import { type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CONTACT_FIELDS, defaultLabel } from '../../../content/schema/forms.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Honeypot } from '../../shared/honeypot/honeypot.tsx';
import { mailTo } from '../../shared/mail-to.ts';
import { newId } from '../../shared/new-id.ts';
import type { PostErrorKind } from '../../shared/post-form.ts';
import {
  type EnquiryDraft,
  EnquiryFields,
  type EnquiryFieldsCopy,
} from '../enquiry-fields/enquiry-fields.tsx';
import { enquiryText } from '../enquiry-text.ts';
import { errorCopy, SubmitStatus, type SubmitStatusCopy } from '../submit-status/submit-status.tsx';
import { timeOnPage } from '../time-on-page.ts';
import { type EnquiryPhase, useEnquiry } from '../use-enquiry.ts';
import { useFormInit } from '../use-form-init.ts';
import styles from './enquiry-form.module.css';

export interface EnquiryFormCopy extends EnquiryFieldsCopy {
  title: string;
  text: string;
  privacy: { text: string; link: { label: string; href: string } };
  honeypot: string;
  submit: string;
  sending: string;
  waiting: string;
}

export interface EnquiryFormProps {
  copy: EnquiryFormCopy;
  states: SubmitStatusCopy & Record<'retry' | 'mail' | 'plain', string>;
  /** Where the form is posted: any form-handling service. */
  endpoint: string;
  /** Name of the hidden field that tells the service where to send the browser next, and that address. */
  redirect: { field: string; to: string };
  /** The twelve services; `slug` serves links that bring an interest with them. */
  interests: ComponentProps<typeof EnquiryFields>['interests'];
  /** Reads as one line beside the button. */
  promise: string;
  /** Where the same text can be sent by hand. */
  mail: { address: string; subject: string };
  /** Of a form that the service gives back: what was written, and its idempotency key. */
  draft?: (EnquiryDraft & { id: string }) | undefined;
}

const sameEntries = (one: FormData, other: FormData) =>
  JSON.stringify([...one]) === JSON.stringify([...other]);

/** Returns the slugs of the checked interests, joined by spaces. */
const chosenInterests = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[data-interest]:checked')]
    .map(({ dataset }) => dataset.interest)
    .join(' ');

/**
 * Opens the thank-you dialog by its fragment, without a history entry. Browsers then move the focus to the top of the
 * document; it is put back so that the dialog returns it on close.
 */
function showThankYou(to: string) {
  const focused = document.activeElement;
  location.replace(to.replace(/^[^#]*/, ''));
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** The enquiry form: visible and hidden fields, submit button and status. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { copy, states, endpoint, redirect, interests, promise, mail, draft } = props;
  const form = useRef<HTMLFormElement>(null);
  const elapsed = useRef<HTMLInputElement>(null);
  const [id, setId] = useState(draft?.id ?? '');
  useEffect(() => setId((known) => known || newId()), []);
  const sentId = useRef('');
  const chosen = useRef('');
  const [sentInterests, setSentInterests] = useState<string>();
  useFormInit(form);

  const says = {
    ...states,
    error: (kind: PostErrorKind) => errorCopy(states, kind).title,
  };
  const { send, phase, error } = useEnquiry(endpoint, says, (sent) => {
    // Whoever went on typing while it was under way keeps what is new.
    if (form.current && sameEntries(new FormData(form.current), sent)) form.current.reset();
    setId(newId());
    setSentInterests(chosen.current);
    showThankYou(redirect.to);
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    send(() => {
      sentId.current = id;
      chosen.current = chosenInterests(currentTarget);
      if (elapsed.current) elapsed.current.value = String(timeOnPage());
      return new FormData(currentTarget);
    });
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
      className={styles.form}
      ref={form}
      id="form"
      method="post"
      encType="multipart/form-data"
      action={endpoint}
      aria-labelledby="form-title"
      onSubmit={submit}
      data-sent={sentInterests}
      onInput={() => {
        setSentInterests(undefined);
        // The service may have taken what was sent though its answer was lost: edited, it is another enquiry.
        if (id !== '' && id === sentId.current) setId(newId());
      }}
    >
      <div>
        <h2 id="form-title" className={styles.title}>
          {copy.title}
        </h2>
        <p className={styles.text}>{copy.text}</p>
      </div>
      <EnquiryFields
        copy={copy}
        interests={interests}
        invalid={error?.fields ?? []}
        draft={draft}
      />
      <Honeypot label={copy.honeypot} />
      <input type="hidden" name={redirect.field} value={redirect.to} />
      <input type="hidden" name="_id" value={id} />
      <input type="hidden" name="_elapsed" ref={elapsed} />
      <div className={styles.foot}>
        <div className={styles.send}>
          <Button
            className={styles.submit}
            type="submit"
            variant="action"
            icon="arrowRight"
            aria-disabled={busy || undefined}
          >
            {labels[phase]}
          </Button>
          <p className={styles.hint}>
            {copy.privacy.text} <a href={copy.privacy.link.href}>{copy.privacy.link.label}</a>
          </p>
        </div>
        <SubmitStatus
          copy={states}
          phase={phase}
          error={error}
          promise={promise}
          foreign={!endpoint.startsWith('/')}
        >
          {error?.kind === 'unreadable' && (
            <button type="button" onClick={() => form.current?.submit()}>
              {states.plain}
            </button>
          )}
          <a
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
