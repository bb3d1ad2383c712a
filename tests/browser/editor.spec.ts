import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { contentIssues } from '../../build/check-content.ts';
import { CONTENT, filesOnDisk } from '../../build/validate/read-collections.ts';
import { parseYaml } from '../../src/content/read.ts';
import { freePort } from '../service/postgres-cluster.ts';

const files = filesOnDisk('.');

/** Lets the browser choose a folder of its own where it would ask for one of the machine. */
const offerFolder = () => {
  const root = () => navigator.storage.getDirectory();
  const granted = async () => 'granted';
  Object.assign(FileSystemHandle.prototype, {
    queryPermission: granted,
    requestPermission: granted,
  });
  const fileAt = async (path: string) => {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    let folder = await root();
    for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
    return folder.getFileHandle(name, { create: true });
  };
  Object.assign(window, { showDirectoryPicker: root, fileAt });
};
type FileAt = (path: string) => Promise<FileSystemFileHandle>;

/** Puts the texts of this site into that folder. */
const fillFolder = (page: Page, texts: readonly (readonly [path: string, text: string])[]) =>
  page.evaluate(async (texts) => {
    const fileAt: FileAt = Reflect.get(window, 'fileAt');
    for (const [path, text] of texts) {
      const stream = await (await fileAt(path)).createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, texts);

/** Sveltia leaves empty lists out of a file; to the schema both are the same. */
const withoutEmptyLists = (_: string, value: unknown) =>
  Array.isArray(value) && value.length === 0 ? undefined : value;

test('an editor changes the name of a service, and the file that is saved fits the content', async ({
  page,
}) => {
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
    const texts = files.list(CONTENT).filter((name) => /\.(?:yaml|md)$/.test(name));
    const all = texts.map((name) => `${CONTENT}/${name}`);
    await fillFolder(page, [
      ['.git/config', ''],
      ...all.map((one) => [one, files.read(one)] as const),
    ]);
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
    // The browser refuses to read a file that the editor replaces at that moment, so the read is tried again.
    await expect(async () => {
      after = await page.evaluate(async (path) => {
        const fileAt: FileAt = Reflect.get(window, 'fileAt');
        return (await (await fileAt(path)).getFile()).text();
      }, path);
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
