import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
interface Locked {
  packages: Record<string, { dependencies?: Record<string, string>; hasInstallScript?: true }>;
}

/**
 * Reads which packages the service imports, follows them through the lock file, and gives how many
 * there are and those that run anything at install, as a native part would have to.
 */
export function nativeParts(): { packages: number; native: string[] } {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Locked;
  const seen = new Set<string>();
  const follow = (name: string) => {
    const entry = packages[`node_modules/${name}`];
    if (!entry || seen.has(name)) return;
    seen.add(name);
    for (const dependency of Object.keys(entry.dependencies ?? {})) follow(dependency);
  };
  const files = readdirSync(join(ROOT, 'inbox'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.ts'))) {
    const source = readFileSync(join(ROOT, 'inbox', file), 'utf8');
    for (const [, name = ''] of source.matchAll(/(?:from|import\()\s*'([a-z@][^':]*)'/g))
      follow(name);
  }
  const native = [...seen].filter((name) => packages[`node_modules/${name}`]?.hasInstallScript);
  return { packages: seen.size, native };
}
