import type { ReactNode } from 'react';
import type { ContactCopy } from '../../../content/schema/pages/contact.ts';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import type { PostError } from '../../shared/post-form.ts';
import type { EnquiryPhase } from '../enquiry-state.ts';
import styles from './submit-status.module.css';

type StatesCopy = ContactCopy['states'];

interface SubmitStatusProps {
  copy: StatesCopy;
  phase: EnquiryPhase;
  error: PostError | null;
  /** Whether the visitor kept typing during the post that failed. */
  isEdited: boolean;
  promise: string;
  /** True for an external service: its longer messages need more reserved space. */
  foreign: boolean;
  children: ReactNode;
}

/** Returns the copy for an error; `taken` belongs to bookings and gets the copy of `failed`. */
export const errorCopy = ({ trouble }: StatesCopy, error: PostError | null) =>
  error?.said ?? trouble[error && error.kind !== 'taken' ? error.kind : 'failed'];

/** Announces each state once: by a toast, by the live region, or by focusing the advice after a failure. */
export function SubmitStatus(props: SubmitStatusProps) {
  const { copy, phase, error, isEdited, promise, foreign, children } = props;
  const waiting =
    phase === 'unsent' || phase === 'retrying' || phase === 'offline' || phase === 'online';
  return (
    <div className={`${styles.status} ${foreign ? styles.roomy : ''}`} data-phase={phase}>
      <p className={waiting ? 'message' : 'visually-hidden'} role="status">
        {waiting && copy[phase]}
      </p>
      {phase === 'rest' && <p className={`semibold snug ${styles.promise}`}>{promise}</p>}
      {phase === 'sending' && <p className="message">{copy.sending}</p>}
      {phase === 'sent' && <p className={`message ${styles.sent}`}>{copy.sent}</p>}
      {phase === 'failed' && (
        <Failure
          copy={errorCopy(copy, error)}
          reasons={Object.values(error?.fields ?? {})}
          isEdited={isEdited}
        >
          {children}
        </Failure>
      )}
    </div>
  );
}

interface FailureProps {
  copy: ReturnType<typeof errorCopy>;
  /** The service's own messages, which replace the general advice. */
  reasons: readonly string[];
  isEdited: boolean;
  children: ReactNode;
}

/** Takes the focus and scrolls to the middle of the window, clear of the toast. */
function Failure({ copy, reasons, isEdited, children }: FailureProps) {
  const ref = useFocusOnMount<HTMLDivElement>('center', isEdited);
  return (
    <div
      className={`message regular ${styles.failure}`}
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="failure-text"
    >
      <h3 className={`subhead ${styles.title}`}>{copy.title}</h3>
      <p id="failure-text">{reasons.join(' ') || copy.text}</p>
      <div className={`cluster row ${styles.ways}`}>{children}</div>
    </div>
  );
}
