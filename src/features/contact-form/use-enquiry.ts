import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askToast } from '../../browser/toast-event.ts';
import { type PostError, type PostErrorKind, postForm, postRetries } from '../shared/post-form.ts';

const KEY = ['enquiry'];
const TOAST = { id: 'enquiry' };

/** Where an enquiry stands, for the eye and for the live region. */
export type EnquiryPhase =
  | 'rest'
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

/**
 * Sends an enquiry to the form service, once however often the button is pressed; offline it waits for the connection.
 * Toasts say what `says` gives; `onSent` gets what was sent and goes to the thank-you's fragment. Gives `send`, which reads
 * the form only where nothing is under way, the phase and, when it failed, why.
 */
export function useEnquiry(endpoint: string, says: Says, onSent: (sent: FormData) => void) {
  const client = useQueryClient();
  const [waited, setWaited] = useState(false);
  const mutation = useMutation<unknown, PostError, FormData>({
    mutationKey: KEY,
    mutationFn: (data) => postForm(endpoint, data),
    onMutate: () => {
      setWaited(false);
      // Without a connection it is not under way, and the toasts' code could not be fetched.
      if (navigator.onLine) askToast('loading', says.sending, TOAST);
    },
    onSuccess: (_, sent) => {
      askToast('dismiss', TOAST.id);
      // Once the thank-you dialog is open: a toast waits until it has closed.
      addEventListener('hashchange', () => askToast('success', says.sent, TOAST), { once: true });
      onSent(sent);
    },
    onError: ({ kind }) => {
      askToast('error', says.error(kind), TOAST);
    },
    ...postRetries,
  });
  const { status, isPaused, failureCount } = mutation;

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
