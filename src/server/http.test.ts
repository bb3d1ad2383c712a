import { expect, test, vi } from 'vitest';
import { type Context, readPost } from './http.ts';

vi.mock('./service.ts', () => ({ service: {} }));

test.each([
  ['whose sender goes away is malformed', 400, 'malformed', true],
  ['that the adapter stops reading is too large', 413, 'too_large', false],
])('a post %s', async (_what, status, code, isTorn) => {
  const sender = new AbortController();
  const body = new ReadableStream({
    pull(controller) {
      if (isTorn) sender.abort();
      controller.error(new Error('ended'));
    },
  });
  const options = { method: 'POST', body, duplex: 'half', signal: sender.signal };
  const request = new Request('https://agency.example/f/contact', options);
  await expect(readPost({ request } as Context)).rejects.toMatchObject({ status, code });
});
