import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface FoundFile {
  file: string;
  size: number;
  stamp: string;
}

export interface FileContent {
  size: number;
  etag: string;
  /** The bytes, shared by all who are sent them; null where the file is too large to be kept. */
  bytes: Buffer | null;
}

/** How long a look at the disk is good for. */
const LOOK_MS = 1_000;
const MOST_LOOKS = 10_000;
const LARGEST_KEPT = 512 * 1024;
const MOST_KEPT = 32 * 1024 * 1024;

/**
 * Reads the files below a folder (real path). What is asked for again is kept, so that many
 * visitors, slow ones among them, share one copy and do not queue for the disk.
 */
export function siteFiles(root: string) {
  const looks = new Map<string, { at: number; found: Promise<FoundFile | null> }>();
  const contents = new Map<
    string,
    { stamp: string; kept: number; content: Promise<FileContent> }
  >();
  let kept = 0;

  /** Finds the regular file at a path (inside `root`, symbolic links followed) or returns null. */
  function find(segments: string[]): Promise<FoundFile | null> {
    const path = join(root, ...segments);
    const now = performance.now();
    const known = looks.get(path);
    if (known && now - known.at < LOOK_MS) return known.found;
    const found = look(root, path);
    if (looks.size >= MOST_LOOKS) looks.clear();
    looks.set(path, { at: now, found });
    return found;
  }

  /** @throws {Error} when the file has gone meanwhile. */
  function read(found: FoundFile): Promise<FileContent> {
    const known = contents.get(found.file);
    if (known) drop(found.file, known.kept);
    const fits = known?.stamp === found.stamp;
    const entry = fits
      ? known
      : {
          stamp: found.stamp,
          kept: found.size > LARGEST_KEPT ? 0 : found.size,
          content: found.size > LARGEST_KEPT ? hashOnly(found) : readWhole(found),
        };
    // The one not asked for longest is the first of the map.
    for (const [file, oldest] of contents) {
      if (kept + entry.kept <= MOST_KEPT && contents.size < MOST_LOOKS) break;
      drop(file, oldest.kept);
    }
    contents.set(found.file, entry);
    kept += entry.kept;
    entry.content.catch(() => {
      if (contents.get(found.file) === entry) drop(found.file, entry.kept);
    });
    return entry.content;
  }

  function drop(file: string, size: number) {
    contents.delete(file);
    kept -= size;
  }

  return { find, read };
}

async function look(root: string, path: string): Promise<FoundFile | null> {
  try {
    const file = await realpath(path);
    if (!file.startsWith(root + sep)) return null;
    const info = await stat(file);
    if (!info.isFile()) return null;
    return { file, size: info.size, stamp: `${info.ino}-${info.mtimeMs}-${info.size}` };
  } catch {
    return null;
  }
}

/** A strong ETag is a hash of the bytes, so equal on every instance. */
const etagOf = (digest: string) => `"${digest.slice(0, 22)}"`;

async function readWhole({ file }: FoundFile): Promise<FileContent> {
  const bytes = await readFile(file);
  const etag = etagOf(createHash('sha256').update(bytes).digest('base64url'));
  return { size: bytes.length, etag, bytes };
}

async function hashOnly({ file, size }: FoundFile): Promise<FileContent> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return { size, etag: etagOf(hash.digest('base64url')), bytes: null };
}
