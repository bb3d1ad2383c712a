import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { vi } from 'vitest';
import { listen } from './listen.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import { findInPage, KEYS, type Launch, type Tab, takeFaults } from './tab.ts';

/** The name of an element's id in JSON (W3C WebDriver, 12.2). */
const ID = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = Record<typeof ID, string>;

/** Starts WebKit's MiniBrowser on a screen of its own (Xvfb), driven by the WebDriver at a path. */
export const launchWebkit: Launch = async (driverPath, site, scheme) => {
  const proxy = await startRecordingProxy(site);
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const [display] = await once(screen.stdout, 'data');
  const reserved = createServer();
  const port = await listen(reserved);
  reserved.close();
  const theme = { GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita' };
  const env = { ...process.env, ...theme, DISPLAY: `:${String(display).trim()}` };
  const driver = spawn(driverPath, [`--port=${port}`], { env });

  /** @throws with what WebDriver says where it refuses */
  async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(30_000),
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`WebDriver, ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const { sessionId } = await vi.waitFor(
    () => send<{ sessionId: string }>('POST', '', { capabilities: {} }),
    { timeout: 20_000 },
  );
  const post = <Value>(path: string, body: object) =>
    send<Value>('POST', `/${sessionId}${path}`, body);
  const run: Tab['run'] = (script, ...args) =>
    post('/execute/sync', { script: `return (${script})(...arguments)`, args });
  async function type(text: string) {
    const focused = await send<Reference>('GET', `/${sessionId}/element/active`);
    await post(`/element/${focused[ID]}/value`, { text });
  }
  return {
    run,
    open: (path) => post('/url', { url: proxy.site + path }),
    async click(selector, name) {
      const found = (await run(findInPage, selector, name)) as Reference | null;
      if (!found) throw new Error(`No ${selector} is visible.`);
      await post(`/element/${found[ID]}/click`, {});
    },
    type,
    press: (key) => type(KEYS[key]),
    resize: (width, height) => post('/window/rect', { width, height }),
    faults: async () => [...proxy.takeFailed(), ...(await run(takeFaults))],
    async close() {
      await send('DELETE', `/${sessionId}`);
      proxy.close();
      for (const child of [driver, screen]) {
        child.kill();
        await once(child, 'exit');
      }
    },
  };
};
