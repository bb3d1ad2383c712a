import { useEffect, useState } from 'react';
import { askToast } from '../../browser/toast-event.ts';
import { keepInEntry } from '../shared/history-entry.ts';
import { type PostError, postForm } from '../shared/post-form.ts';
import { usePost } from '../shared/use-post.ts';

const TOAST = { id: 'enquiry' };

export type EnquiryPhase =
  | 'rest'
  | 'unsent'
  | 'sending'
  | 'retrying'
  | 'offline'
  | 'online'
  | 'failed'
  | 'sent';

interface ToastMessages {
  sending: string;
  sent: string;
  error: (error: PostError) => string;
}

interface Outcomes {
  onSent: (sent: FormData) => void;
  onFailed: (error: PostError, sent: FormData) => void;
}

/** Sends an enquiry, and says in toasts how it goes. */
export function useEnquiry(
  endpoint: string,
  messages: ToastMessages,
  { onSent, onFailed }: Outcomes,
) {
  const [waited, setWaited] = useState(false);
  const [mutation, send] = usePost('enquiry', {
    mutationFn: (data) => postForm(endpoint, data),
    onMutate: (data) => {
      setWaited(false);
      keepInEntry({ unsentId: String(data.get('_id')) });
      // Without a connection it is not under way, and the toasts' code could not be fetched.
      if (navigator.onLine) askToast('loading', messages.sending, TOAST);
    },
    onSuccess: (_, sent) => {
      keepInEntry({ unsentId: '' });
      askToast('dismiss', TOAST.id);
      const { hash } = location;
      onSent(sent);
      // The thank-you dialog says it, but does not open where the address has its id already.
      if (location.hash === hash) askToast('success', messages.sent, TOAST);
    },
    onError: (error, sent) => {
      askToast('error', messages.error(error), TOAST);
      onFailed(error, sent);
    },
  });
  const { status, isPaused, failureCount } = mutation;

  useEffect(() => {
    if (isPaused) setWaited(true);
  }, [isPaused]);

  const pending = () => {
    if (isPaused) return 'offline';
    if (waited) return 'online';
    return failureCount > 0 ? 'retrying' : 'sending';
  };
  const phases = { idle: 'rest', pending: pending(), error: 'failed', success: 'sent' } as const;
  const phase: EnquiryPhase = phases[status];
  return { send, phase, error: mutation.error };
}
