import type { ReactNode } from 'react';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import type { PostError, PostTrouble } from '../../shared/post-form.ts';
import type { EnquiryPhase } from '../use-enquiry.ts';
import styles from './outcome.module.css';

interface Copy {
  title: string;
  text: string;
}

export interface OutcomeCopy extends Record<'sending' | 'retrying' | 'offline' | 'online', string> {
  sent: string;
  trouble: Record<Exclude<PostTrouble, 'taken'>, Copy>;
}

interface OutcomeProps {
  copy: OutcomeCopy;
  phase: EnquiryPhase;
  error: PostError | null;
  /** Stands here as long as nothing has been sent. */
  promise: string;
  /** Keeps room for what only a foreign service makes us say. */
  foreign: boolean;
  /** What the visitor can do about a failure. */
  children: ReactNode;
}

/** The words for a trouble; what cannot happen to an enquiry counts as a plain failure. */
export const troubleCopy = (copy: OutcomeCopy, trouble: PostTrouble | undefined): Copy =>
  copy.trouble[trouble && trouble !== 'taken' ? trouble : 'failed'];

/**
 * What becomes of an enquiry, in a place kept free for it so that nothing moves. Each thing is announced once: sending
 * and the title of a failure by their toasts, waiting by the live region, a failure's advice by the focus that it takes,
 * success by the thank-you dialog and the toast after it.
 */
export function Outcome(props: OutcomeProps) {
  const { copy, phase, error, promise, foreign, children } = props;
  const waiting = phase === 'retrying' || phase === 'offline' || phase === 'online';
  return (
    <div className={`${styles.outcome} ${foreign ? styles.roomy : ''}`} data-phase={phase}>
      <p className={waiting ? styles.progress : 'visually-hidden'} role="status">
        {waiting && copy[phase]}
      </p>
      {phase === 'rest' && <p className={styles.promise}>{promise}</p>}
      {phase === 'sending' && <p className={styles.progress}>{copy.sending}</p>}
      {phase === 'sent' && <p className={styles.sent}>{copy.sent}</p>}
      {phase === 'failed' && (
        <Failure copy={troubleCopy(copy, error?.trouble)} reasons={error?.reasons ?? []}>
          {children}
        </Failure>
      )}
    </div>
  );
}

interface FailureProps {
  copy: Copy;
  /** The service's own, in place of the general advice. */
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
