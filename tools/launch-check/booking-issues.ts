import type { LaunchIssue } from './issue.ts';

const PATIENCE_MS = 10_000;

/** Fetches an outside calendar, and returns why a page could not show it in a frame. @param url '' if there is none */
export async function bookingIssues(url: string): Promise<LaunchIssue[]> {
  if (!url) return [];
  const issue = { file: 'src/content/site.yaml', what: `bookingUrl ${url}` };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url, { signal }).catch(() => null);
  await answer?.body?.cancel();
  if (!answer?.ok) return [{ ...issue, todo: 'it did not answer; open it, and run this again' }];
  const { host } = new URL(answer.url);
  if (host === new URL(url).host) return [];
  const todo = `it leads to ${host}, which the page may not show; write the address in the embed code of your calendar`;
  return [{ ...issue, todo }];
}
