import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type PostError, postRetries } from './post-form.ts';
import { queryClient } from './query-client.ts';

/**
 * Sends one post at a time, however often the button is pressed, and waits while offline. Until it is answered, the browser asks before
 * the visitor leaves the page (HTML, `beforeunload`). `post` calls `read` only if it sends.
 */
export function usePost<Answer>(
  key: string,
  options: UseMutationOptions<Answer, PostError, FormData>,
) {
  const mutationKey = [key];
  const mutation = useMutation({ mutationKey, ...options, ...postRetries }, queryClient);
  const { isPending } = mutation;
  useEffect(() => {
    if (!isPending) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chromium before 119.
      event.returnValue = true;
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isPending]);
  const post = (read: () => FormData) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutation.mutate(read());
  };
  return [mutation, post] as const;
}
