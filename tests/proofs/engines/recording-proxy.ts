import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const RECORDER = '/fault-recorder.js';

/** Runs in the page before its own scripts: collects its faults, also those of the next pages in the tab. */
function recordInPage(): void {
  sessionStorage.faults ??= '';
  let isLeft = false;
  // In Firefox, requests still loading then fail.
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const add = (fault: string) => {
    if (!isLeft) sessionStorage.faults += `${fault}\n`;
  };
  console.error = (...words) => add(`console: ${words.join(' ')}`);
  const onError = ({ target, message }: ErrorEvent) => {
    if (target instanceof Element) add(`not loaded: ${target.outerHTML}`);
    // Firefox reports this when a section is first laid out on approach; the observers run a frame later.
    else if (!message.startsWith('ResizeObserver loop')) add(`uncaught: ${message}`);
  };
  // Load errors of elements don't bubble, so capture them.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => add(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(`policy: ${effectiveDirective} ${blockedURI}`),
  );
}

/** Runs in the page: returns the faults recorded since the last call. @throws if the recorder has not run */
export function takeFaults(): string[] {
  const faults: string = sessionStorage.faults;
  sessionStorage.faults = '';
  return faults.split('\n').filter((fault) => fault !== '');
}

/**
 * Starts a proxy for a site that adds a script to its pages to record their faults: not every driver can run a script before the page's
 * own or read its console.
 */
export async function startRecordingProxy(site: string) {
  const { origin, pathname } = new URL(site);
  const failed: string[] = [];
  const server = createServer((asked, answer) => {
    if (asked.url === RECORDER) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${recordInPage})()`);
      return;
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request(
      new URL(asked.url ?? '/', origin),
      { method: asked.method, headers },
      async (got) => {
        const { statusCode = 502 } = got;
        if (statusCode >= 400) failed.push(`${statusCode} ${asked.url}`);
        if (!got.headers['content-type']?.startsWith('text/html')) {
          got.pipe(answer.writeHead(statusCode, got.headers));
          return;
        }
        const { 'content-length': _, ...kept } = got.headers;
        const html = await text(got);
        answer.writeHead(statusCode, kept);
        answer.end(html.replace('<head>', `<head><script src="${RECORDER}"></script>`));
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    site: `http://127.0.0.1:${port}${pathname === '/' ? '' : pathname}`,
    /** Returns the requests answered with an error since the last call. */
    takeFailed: () => failed.splice(0),
    close: () => server.close(),
  };
}
