import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type PostError, postRetries } from './post-form.ts';
import { queryClient } from './query-client.ts';

/**
 * A post is under way once, however often the button is pressed; offline it waits. Until it has an answer the browser asks before the
 * visitor leaves the page (HTML, `beforeunload`). `post` calls `read` only where it sends.
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
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isPending]);
  const post = (read: () => FormData) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutation.mutate(read());
  };
  return [mutation, post] as const;
}
