import { afterEach, expect, test, vi } from 'vitest';
import { loadJson, queryClient } from './query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test.each([
  [429, 1],
  [500, 4],
])('data refused with %i is asked for %i times', async (status, times) => {
  const fetch = vi.fn(async () => new Response('', { status }));
  vi.stubGlobal('fetch', fetch);
  const queryFn = ({ signal }: { signal: AbortSignal }) => loadJson('/slots', signal);
  const asked = queryClient.query({ queryKey: [status], queryFn, retryDelay: 0 });
  await expect(asked).rejects.toThrow(`/slots: ${status}`);
  expect(fetch).toHaveBeenCalledTimes(times);
});
