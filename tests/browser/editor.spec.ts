import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { contentIssues } from '../../build/check-content.ts';
import { CONTENT, filesOnDisk } from '../../build/validate/read-collections.ts';
import { parseYaml } from '../../src/content/read.ts';
import { freePort } from '../service/postgres-cluster.ts';

const files = filesOnDisk('.');

/** `npm run edit` on a free port. */
async function startEditor() {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['tools/edit.ts'], { env: { ...process.env, PORT: port } });
  await once(child.stdout, 'data');
  return { address: `http://localhost:${port}/`, stop: () => child.kill() };
}

/** Lets the browser choose a folder of its own, with the texts of this site, where it would ask for one of the machine. */
async function offerFolder(page: Page, address: string) {
  await page.addInitScript(() => {
    const showDirectoryPicker = () => navigator.storage.getDirectory();
    Object.assign(window, { showDirectoryPicker });
    const granted = async () => 'granted';
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: granted,
      requestPermission: granted,
    });
  });
  const texts = files.list(CONTENT).filter((name) => /\.(?:yaml|md)$/.test(name));
  const contents = texts.map(
    (name) => [`${CONTENT}/${name}`, files.read(`${CONTENT}/${name}`)] as const,
  );
  await page.goto(address);
  await page.evaluate(
    async (entries) => {
      for (const [path, text] of entries) {
        const folders = path.split('/');
        let folder = await navigator.storage.getDirectory();
        for (const name of folders.slice(0, -1))
          folder = await folder.getDirectoryHandle(name, { create: true });
        const file = await folder.getFileHandle(folders.at(-1) ?? '', { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    [['.git/config', ''] as const, ...contents],
  );
}

const stored = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const folders = path.split('/');
    let folder = await navigator.storage.getDirectory();
    for (const name of folders.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const file = await folder.getFileHandle(folders.at(-1) ?? '');
    return (await file.getFile()).text();
  }, path);

/** Sveltia leaves empty lists out of a file; to the schema both are the same. */
const withoutEmptyLists = (record: object): object =>
  JSON.parse(
    JSON.stringify(record, (_, value) =>
      Array.isArray(value) && value.length === 0 ? undefined : value,
    ),
  );

test('an editor changes the name of a service, and the file that is saved fits the content', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const [file = ''] = readdirSync(`${CONTENT}/services`);
  const path = `${CONTENT}/services/${file}`;
  const before = parseYaml(readFileSync(path, 'utf8'), path) as { name: string };
  const { address, stop } = await startEditor();
  try {
    await offerFolder(page, address);
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
      after = await stored(page, path);
      expect(after).toContain('and more');
    }).toPass({ timeout: 20_000 });
    expect(parseYaml(after, path)).toMatchObject({
      ...withoutEmptyLists(before),
      name: `${before.name} and more`,
    });
    const read = (one: string) => (one === path ? after : files.read(one));
    expect(contentIssues({ ...files, read })).toEqual([]);
  } finally {
    stop();
  }
});
