import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ContentFiles } from '../../tools/editor/content-files.ts';
import { describeDemo } from './describe-demo.ts';

describeDemo('pictures in the editor', () => {
  it('one that a record names is not removed', { timeout: 60_000 }, async () => {
    const root = mkdtempSync(join(tmpdir(), 'pictures-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    for (const folder of ['src/content', 'src/assets'])
      cpSync(folder, join(root, folder), { recursive: true });
    const picture = 'src/assets/art/service-branding.webp';
    expect(existsSync(join(root, picture))).toBe(true);
    await expect(new ContentFiles(root).remove(picture)).rejects.toThrow(/picture|image/i);
    expect(existsSync(join(root, picture))).toBe(true);
  });
});
