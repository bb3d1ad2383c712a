import { onlineManager, QueryClient } from '@tanstack/react-query';

/** A 4xx response, which the same request would get again. */
class Refusal extends Error {}

const FIVE_MINUTES = 300_000;

/** Shared by all islands that fetch. Offline counts as a failure, not as a pause, so that the visitor is told. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FIVE_MINUTES,
      gcTime: FIVE_MINUTES,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retry: (failures, error) => failures < 3 && !(error instanceof Refusal),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
  },
});
// Resumes paused posts with the connection. The hooks get this client without a provider, which would mount it.
queryClient.mount();
if ('window' in globalThis) {
  // The manager only sees changes, and a page in the back/forward cache sees none.
  const look = () => onlineManager.setOnline(navigator.onLine);
  look();
  addEventListener('pageshow', look);
}

/** Fetches JSON from our own site. @throws without a connection, or if the response is not a success */
export async function loadJson<T>(file: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(file, { signal });
  if (!answer.ok)
    throw new (answer.status < 500 ? Refusal : Error)(
      `${file}: ${answer.status} ${answer.statusText}`,
    );
  return answer.json();
}
