import type { ReactNode } from 'react';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import type { PostError, PostErrorKind } from '../../shared/post-form.ts';
import type { EnquiryPhase } from '../use-enquiry.ts';
import styles from './submit-status.module.css';

interface Copy {
  title: string;
  text: string;
}

export interface SubmitStatusCopy
  extends Record<'sending' | 'retrying' | 'offline' | 'online', string> {
  sent: string;
  trouble: Record<Exclude<PostErrorKind, 'taken'>, Copy>;
}

interface SubmitStatusProps {
  copy: SubmitStatusCopy;
  phase: EnquiryPhase;
  error: PostError | null;
  /** Shown until the first submit. */
  promise: string;
  /** True for another host's service: its longer messages need more reserved space. */
  foreign: boolean;
  /** What the visitor can do about a failure. */
  children: ReactNode;
}

/** Returns the copy for an error; `taken` belongs to bookings and gets the copy of `failed`. */
export const errorCopy = (copy: SubmitStatusCopy, kind: PostErrorKind | undefined): Copy =>
  copy.trouble[kind && kind !== 'taken' ? kind : 'failed'];

/**
 * The state of an enquiry, in reserved space so that nothing moves. Each state is announced once: sending and the title of
 * a failure by their toasts, waiting by the live region, the advice of a failure by its focus, success by the thank-you
 * dialog and the toast after it.
 */
export function SubmitStatus(props: SubmitStatusProps) {
  const { copy, phase, error, promise, foreign, children } = props;
  const waiting = phase === 'retrying' || phase === 'offline' || phase === 'online';
  return (
    <div className={`${styles.status} ${foreign ? styles.roomy : ''}`} data-phase={phase}>
      <p className={waiting ? styles.progress : 'visually-hidden'} role="status">
        {waiting && copy[phase]}
      </p>
      {phase === 'rest' && <p className={styles.promise}>{promise}</p>}
      {phase === 'sending' && <p className={styles.progress}>{copy.sending}</p>}
      {phase === 'sent' && <p className={styles.sent}>{copy.sent}</p>}
      {phase === 'failed' && (
        <Failure copy={errorCopy(copy, error?.kind)} reasons={error?.reasons ?? []}>
          {children}
        </Failure>
      )}
    </div>
  );
}

interface FailureProps {
  copy: Copy;
  /** The service's own messages, which replace the general advice. */
  reasons: readonly string[];
  children: ReactNode;
}

/** Takes the focus and the middle of the window, clear of the toast. */
function Failure({ copy, reasons, children }: FailureProps) {
  const ref = useFocusOnMount<HTMLDivElement>('center');
  return (
    <div
      className={styles.failure}
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="failure-text"
    >
      <h3 className={styles.title}>{copy.title}</h3>
      <p id="failure-text">{reasons.join(' ') || copy.text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
