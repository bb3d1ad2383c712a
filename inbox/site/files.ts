import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface FoundFile {
  file: string;
  size: number;
  stamp: string;
}

/** Takes a path, gives the regular file there (inside `root`, symbolic links followed) or null. */
export async function findFile(root: string, segments: string[]): Promise<FoundFile | null> {
  try {
    const file = await realpath(join(root, ...segments));
    if (!file.startsWith(root + sep)) return null;
    const info = await stat(file);
    if (!info.isFile()) return null;
    return { file, size: info.size, stamp: `${info.ino}-${info.mtimeMs}-${info.size}` };
  } catch {
    return null;
  }
}

const tags = new Map<string, { stamp: string; etag: string }>();

/** Takes a file, gives its strong ETag: a hash of the bytes, so equal on every instance. */
export async function etagOf(found: FoundFile): Promise<string> {
  const known = tags.get(found.file);
  if (known?.stamp === found.stamp) return known.etag;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(found.file)) hash.update(chunk as Buffer);
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
  if (tags.size > 20_000) tags.clear();
  tags.set(found.file, { stamp: found.stamp, etag });
  return etag;
}
