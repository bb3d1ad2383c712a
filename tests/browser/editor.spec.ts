import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { contentIssues } from '../../build/check-content.ts';
import { isInstalled } from '../../build/editor/editor.ts';
import { CONTENT } from '../../src/content/read.ts';
import { filesOnDisk } from '../../src/content/records.ts';
import { parseYaml } from '../../src/content/yaml.ts';
import { freePort } from '../service/postgres-cluster.ts';

const files = filesOnDisk();

/** Replaces the folder picker with the browser's private file system; `file` reads and writes there. */
const offerFolder = () => {
  const root = () => navigator.storage.getDirectory();
  const granted = async () => 'granted';
  Object.assign(FileSystemHandle.prototype, {
    queryPermission: granted,
    requestPermission: granted,
  });
  const file = async (path: string, text?: string) => {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    let folder = await root();
    for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
    const handle = await folder.getFileHandle(name, { create: true });
    if (text === undefined) return (await handle.getFile()).text();
    const stream = await handle.createWritable();
    await stream.write(text);
    return stream.close();
  };
  Object.assign(window, { showDirectoryPicker: root, file });
};
const fileInFolder = (page: Page, ...call: [path: string, text?: string]): Promise<string> =>
  page.evaluate((call) => Reflect.get(window, 'file')(...call), call);

/** Sveltia omits empty lists; the schema treats both alike. */
const withoutEmptyLists = (_: string, value: unknown) =>
  Array.isArray(value) && value.length === 0 ? undefined : value;

test('an editor changes a name, and the saved file fits the content', async ({ page }) => {
  test.skip(!isInstalled(), 'The editor is not installed: npm run test:all brings it.');
  test.setTimeout(180_000);
  const port = String(await freePort());
  const editor = spawn(process.execPath, ['tools/edit.ts'], {
    env: { ...process.env, PORT: port },
  });
  try {
    await once(editor.stdout, 'data');
    const [file = ''] = readdirSync(`${CONTENT}/services`);
    const path = `${CONTENT}/services/${file}`;
    const before = parseYaml(files.read(path), path) as { name: string };
    const address = `http://localhost:${port}/`;
    await page.addInitScript(offerFolder);
    await page.goto(address);
    await fileInFolder(page, '.git/config', '');
    for (const one of files.list(CONTENT).filter((name) => /\.(?:yaml|md)$/.test(name)))
      await fileInFolder(page, `${CONTENT}/${one}`, files.read(`${CONTENT}/${one}`));
    await page
      .getByRole('button', { name: 'Work with Local Repository' })
      .click({ timeout: 90_000 });
    await page.getByText('Services', { exact: true }).first().waitFor();
    await page.goto(`${address}#/collections/services/entries/${file.replace('.yaml', '')}`);
    const name = page
      .getByRole('textbox')
      .and(page.getByLabel('Name', { exact: true }))
      .first();
    await expect(name).toHaveValue(before.name);
    await name.fill(`${before.name} and more`);
    await page.getByRole('button', { name: 'Save' }).first().click();
    let after = '';
    // Reading fails while the editor replaces the file, so try again.
    await expect(async () => {
      after = await fileInFolder(page, path);
      expect(after).toContain('and more');
    }).toPass({ timeout: 20_000 });
    expect(parseYaml(after, path)).toMatchObject({
      ...JSON.parse(JSON.stringify(before, withoutEmptyLists)),
      name: `${before.name} and more`,
    });
    const read = (one: string) => (one === path ? after : files.read(one));
    expect(contentIssues({ ...files, read })).toEqual([]);
  } finally {
    editor.kill();
  }
});
