import { type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { mailTo } from '../../../lib/mail-to.ts';
import { newId } from '../../../lib/new-id.ts';
import type { PostTrouble } from '../../../lib/post-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EnquiryFields, type EnquiryFieldsWords } from '../enquiry-fields/enquiry-fields.tsx';
import { enquiryText } from '../enquiry-text.ts';
import { Outcome, type OutcomeWords, troubleWords } from '../outcome/outcome.tsx';
import { timeOnPage } from '../time-on-page.ts';
import { type EnquiryPhase, useEnquiry } from '../use-enquiry.ts';
import { useFormInit } from '../use-form-init.ts';
import styles from './enquiry-form.module.css';

export interface EnquiryFormWords extends EnquiryFieldsWords {
  title: string;
  text: string;
  privacy: { text: string; link: { label: string; href: string } };
  honeypot: string;
  submit: string;
  sending: string;
  waiting: string;
}

export interface EnquiryFormProps {
  words: EnquiryFormWords;
  states: OutcomeWords & Record<'retry' | 'mail' | 'plain', string>;
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
}

const sameEntries = (one: FormData, other: FormData) =>
  JSON.stringify([...one]) === JSON.stringify([...other]);

/** Goes to the thank-you's fragment, without a history entry. Browsers drop the focus on the way; the dialog must find it to give it back. */
function sayThanks(to: string) {
  const focused = document.activeElement;
  location.replace(to.replace(/^[^#]*/, ''));
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Seven fields, what is sent along unseen, and what becomes of it all. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { words, states, endpoint, redirect, interests, promise, mail } = props;
  const form = useRef<HTMLFormElement>(null);
  const elapsed = useRef<HTMLInputElement>(null);
  const [id, setId] = useState('');
  useEffect(() => setId(newId()), []);
  const sentId = useRef('');
  useFormInit(form);

  const says = {
    ...states,
    trouble: (trouble: PostTrouble) => troubleWords(states, trouble).title,
  };
  const { send, phase, error } = useEnquiry(endpoint, says, (sent) => {
    // Whoever went on typing while it was under way keeps what is new.
    if (form.current && sameEntries(new FormData(form.current), sent)) form.current.reset();
    setId(newId());
    sayThanks(redirect.to);
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    send(() => {
      sentId.current = id;
      if (elapsed.current) elapsed.current.value = String(timeOnPage());
      return new FormData(currentTarget);
    });
  };
  const names = Object.fromEntries(
    Object.entries(words.fields).map(([name, { label }]) => [name, label]),
  );
  const letter = () => {
    const typed = new FormData(form.current ?? undefined);
    return mailTo(mail.address, mail.subject, enquiryText(names, typed));
  };
  const labels: Record<EnquiryPhase, string> = {
    rest: words.submit,
    sending: words.sending,
    retrying: words.sending,
    offline: words.waiting,
    online: words.sending,
    failed: states.retry,
    sent: words.submit,
  };
  const busy = labels[phase] === words.sending || phase === 'offline';

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
      onInput={() => {
        // The service may have taken what was sent though its answer was lost: edited, it is another enquiry.
        if (id !== '' && id === sentId.current) setId(newId());
      }}
    >
      <div>
        <h2 id="form-title" className={styles.title}>
          {words.title}
        </h2>
        <p className={styles.text}>{words.text}</p>
      </div>
      <EnquiryFields words={words} interests={interests} invalid={error?.fields ?? []} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {words.honeypot}
          <input name="_gotcha" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={redirect.field} value={redirect.to} />
      <input type="hidden" name="_id" value={id} />
      <input type="hidden" name="_elapsed" ref={elapsed} />
      <div className={styles.foot}>
        <div className={styles.send}>
          <Button
            className={styles.submit}
            type="submit"
            tone="action"
            icon="arrowRight"
            aria-disabled={busy || undefined}
          >
            {labels[phase]}
          </Button>
          <p className={styles.hint}>
            {words.privacy.text} <a href={words.privacy.link.href}>{words.privacy.link.label}</a>
          </p>
        </div>
        <Outcome
          words={states}
          phase={phase}
          error={error}
          promise={promise}
          foreign={!endpoint.startsWith('/')}
        >
          {error?.trouble === 'unreadable' && (
            <button type="button" onClick={() => form.current?.submit()}>
              {states.plain}
            </button>
          )}
          <a
            href={phase === 'failed' ? letter() : undefined}
            onClick={(event) => event.currentTarget.setAttribute('href', letter())}
          >
            {states.mail}
          </a>
        </Outcome>
      </div>
    </form>
  );
}
