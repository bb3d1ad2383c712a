import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';
import { recordInPage } from './tab.ts';

const RECORDER = '/fault-recorder.js';

/**
 * Starts a server that passes everything on to a site, and lets pages load a script that records their faults: classic
 * WebDriver runs nothing before a page does, and does not read its console.
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
  const port = await listen(server);
  return {
    site: `http://127.0.0.1:${port}${pathname === '/' ? '' : pathname}`,
    /** Requests that were answered with an error since the last call. */
    takeFailed: () => failed.splice(0),
    close: () => server.close(),
  };
}
