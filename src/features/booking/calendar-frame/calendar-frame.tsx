import { useEffect, useState } from 'react';
import { askToast } from '../../../lib/toast-request.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import styles from './calendar-frame.module.css';

interface CalendarFrameProps {
  address: string;
  title: string;
  words: { loading: string; failed: string; again: string };
}

const PATIENCE = 10_000;
/** The frame's height in CSS pixels (specification, section 9). */
const HEIGHT = 800;

/** The configured calendar in a sandboxed frame; after ten seconds without it, a way to try again. */
export function CalendarFrame({ address, title, words }: CalendarFrameProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const place = useFocusOnMount<HTMLDivElement>();
  useEffect(() => {
    if (state === 'failed') askToast('error', words.failed, { id: 'embed' });
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), PATIENCE);
    return () => clearTimeout(timer);
  }, [state, words]);
  return (
    <div className={styles.place} ref={place} tabIndex={-1}>
      <div className={styles.state}>
        <p role="status">{state === 'shown' ? '' : words[state]}</p>
        {state === 'failed' && <Button onClick={() => setState('loading')}>{words.again}</Button>}
      </div>
      {state !== 'failed' && (
        <iframe
          className={styles.frame}
          title={title}
          src={address}
          height={HEIGHT}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setState('shown')}
        />
      )}
    </div>
  );
}
