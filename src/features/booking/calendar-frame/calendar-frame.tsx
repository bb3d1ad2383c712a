import { useEffect, useState } from 'react';
import { askToast } from '../../../browser/toast-event.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import styles from './calendar-frame.module.css';

interface CalendarFrameProps {
  address: string;
  title: string;
  copy: { loading: string; failed: string; again: string };
}

const TIMEOUT_MS = 10_000;
/** CSS pixels. */
const HEIGHT = 800;

export function CalendarFrame({ address, title, copy }: CalendarFrameProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const place = useFocusOnMount<HTMLDivElement>();
  useEffect(() => {
    if (state === 'failed') askToast('error', copy.failed, { id: 'embed' });
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state, copy]);
  // The policy blocks redirects to other hosts, but the frame still reports that it has loaded.
  useEffect(() => {
    const fail = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setState('failed');
    };
    document.addEventListener('securitypolicyviolation', fail);
    return () => document.removeEventListener('securitypolicyviolation', fail);
  }, []);
  const retry = () => {
    // Keeps the focus, which would be lost with the button.
    place.current?.focus();
    setState('loading');
  };
  return (
    <div className={styles.place} ref={place} tabIndex={-1}>
      <div className={`stack semibold ${styles.state}`}>
        <p role="status">{state === 'shown' ? '' : copy[state]}</p>
        {state === 'failed' && <Button onClick={retry}>{copy.again}</Button>}
      </div>
      {state !== 'failed' && (
        <iframe
          className={styles.frame}
          title={title}
          src={address}
          height={HEIGHT}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setState((now) => (now === 'failed' ? now : 'shown'))}
        />
      )}
    </div>
  );
}
