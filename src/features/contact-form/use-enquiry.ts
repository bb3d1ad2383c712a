import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askToast } from '../../browser/toast-event.ts';
import { type PostError, type PostErrorKind, postForm, postRetries } from '../shared/post-form.ts';
import { useQuestionBeforeLeaving } from '../shared/use-question-before-leaving.ts';
import { keepUnsentId } from './unsent-id.ts';

const KEY = ['enquiry'];
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

interface Says {
  sending: string;
  sent: string;
  error: (kind: PostErrorKind) => string;
}

interface Outcomes {
  onSent: (sent: FormData) => void;
  onFailed: (error: PostError, sent: FormData) => void;
}

/** Sends an enquiry once however often the button is pressed; offline it waits. `send` reads the form only when it will be sent. */
export function useEnquiry(endpoint: string, says: Says, { onSent, onFailed }: Outcomes) {
  const client = useQueryClient();
  const [waited, setWaited] = useState(false);
  const mutation = useMutation<unknown, PostError, FormData>({
    mutationKey: KEY,
    mutationFn: (data) => postForm(endpoint, data),
    onMutate: (data) => {
      setWaited(false);
      keepUnsentId(String(data.get('_id')));
      // Without a connection it is not under way, and the toasts' code could not be fetched.
      if (navigator.onLine) askToast('loading', says.sending, TOAST);
    },
    onSuccess: (_, sent) => {
      keepUnsentId('');
      askToast('dismiss', TOAST.id);
      const { hash } = location;
      onSent(sent);
      // The thank-you dialog says it, but does not open where the address has its id already.
      if (location.hash === hash) askToast('success', says.sent, TOAST);
    },
    onError: (error, sent) => {
      askToast('error', says.error(error.kind), TOAST);
      onFailed(error, sent);
    },
    ...postRetries,
  });
  const { status, isPaused, failureCount } = mutation;
  useQuestionBeforeLeaving(status === 'pending');

  useEffect(() => {
    if (isPaused) setWaited(true);
  }, [isPaused]);
  useEffect(() => {
    // The manager only hears changes, and a page kept in the history hears none.
    const look = () => onlineManager.setOnline(navigator.onLine);
    look();
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);

  const send = (read: () => FormData) => {
    if (client.isMutating({ mutationKey: KEY }) === 0) mutation.mutate(read());
  };
  const pending = () => {
    if (isPaused) return 'offline';
    if (waited) return 'online';
    return failureCount > 0 ? 'retrying' : 'sending';
  };
  const phases = { idle: 'rest', pending: pending(), error: 'failed', success: 'sent' } as const;
  const phase: EnquiryPhase = phases[status];
  return { send, phase, error: mutation.error };
}
