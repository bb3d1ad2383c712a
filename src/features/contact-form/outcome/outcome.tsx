import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PostTrouble } from '../../../lib/post-form.ts';
import type { EnquiryPhase } from '../use-enquiry.ts';
import styles from './outcome.module.css';

interface Words {
  title: string;
  text: string;
}

export interface OutcomeWords extends Record<'sending' | 'retrying' | 'offline' | 'online', string> {
  sent: string;
  trouble: Record<Exclude<PostTrouble, 'taken'>, Words>;
}

interface OutcomeProps {
  words: OutcomeWords;
  phase: EnquiryPhase;
  trouble: PostTrouble | undefined;
  /** Stands here as long as nothing has been sent. */
  promise: string;
  /** What the visitor can do about a failure. */
  children: ReactNode;
}

/**
 * What becomes of an enquiry, in a place kept free for it so that nothing moves. Progress is said by the live region;
 * a failure takes the focus; success is said by the thank-you dialog, so the line that stays is silent.
 */
export function Outcome({ words, phase, trouble, promise, children }: OutcomeProps) {
  const progress = phase === 'rest' || phase === 'failed' || phase === 'sent' ? '' : words[phase];
  const failure = words.trouble[trouble && trouble !== 'taken' ? trouble : 'failed'];
  return (
    <div className={styles.outcome} data-phase={phase}>
      <p className={progress ? styles.progress : 'visually-hidden'} role="status">
        {progress}
      </p>
      {phase === 'rest' && <p className={styles.promise}>{promise}</p>}
      {phase === 'sent' && <p className={styles.sent}>{words.sent}</p>}
      {phase === 'failed' && <Failure words={failure}>{children}</Failure>}
    </div>
  );
}

/** Takes the focus, unless the visitor is typing: then it is only read out. */
function Failure({ words, children }: { words: Words; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea, select')) setSpoken(words.title);
    else ref.current?.focus();
  }, [words]);
  return (
    <>
      <p className="visually-hidden" role="alert">
        {spoken}
      </p>
      <div
        className={styles.failure}
        ref={ref}
        tabIndex={-1}
        role="group"
        aria-labelledby="failure-title"
        aria-describedby="failure-text"
      >
        <h3 className={styles.title} id="failure-title">
          {words.title}
        </h3>
        <p id="failure-text">{words.text}</p>
        <div className={styles.ways}>{children}</div>
      </div>
    </>
  );
}
