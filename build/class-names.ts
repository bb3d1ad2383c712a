import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { normalizePath } from 'vite';

const LENGTH = 5;

/** Returns Vite's `generateScopedName`: a hash of a CSS module's path below `folder` and the class, so that a new file renames nothing. @throws on a collision */
export function hashedClassNames(folder: string) {
  const sources = new Map<string, string>();
  return (name: string, id: string): string => {
    const [file = ''] = id.split('?');
    const source = `${normalizePath(relative(folder, file))} ${name}`;
    const digest = createHash('sha256').update(source).digest('base64url');
    // A class begins with a letter or an underscore.
    const hashed = digest.replace(/^[-\d]+/, '').slice(0, LENGTH);
    const other = sources.get(hashed) ?? source;
    if (other !== source)
      throw new Error(`"${source}" and "${other}" have the same hash: rename one of the classes.`);
    sources.set(hashed, source);
    return hashed;
  };
}
