import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { freePort } from '../../service/postgres-cluster.ts';
import { findInPage, type Launch, type Tab, WINDOW } from './tab.ts';

/** Key of an element reference in JSON (W3C WebDriver, 12.2) and code point of Escape (17.4.2). */
const ID = 'element-6066-11e4-a52e-4f735466cecf';
const ESCAPE = '\uE00C';
type Reference = Record<typeof ID, string>;

/** Starts WebKit's MiniBrowser on a virtual screen (Xvfb), driven by the WebDriver binary at `driverPath`. */
export const launchWebkit: Launch = async (driverPath) => {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
  const driver = spawn(driverPath, [`--port=${port}`], { env });

  /** @throws with WebDriver's message if it refuses */
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
  await post('/window/rect', WINDOW);
  return {
    run,
    type,
    open: (url) => post('/url', { url }),
    async click(selector, name) {
      const found = (await run(findInPage, selector, name)) as Reference | null;
      if (!found) throw new Error(`No ${selector} is visible.`);
      await post(`/element/${found[ID]}/click`, {});
    },
    pressEscape: () => type(ESCAPE),
    async close() {
      await send('DELETE', `/${sessionId}`);
      for (const child of [driver, screen]) {
        child.kill();
        await once(child, 'exit');
      }
    },
  };
};
