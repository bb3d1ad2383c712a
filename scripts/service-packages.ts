/** What is read of package-lock.json (lockfileVersion 3). */
interface Lock {
  packages: Record<string, { dependencies?: Record<string, string> }>;
}

/** Where Node finds a package that is imported from `folder`, walking up. @throws where the lock file has it nowhere */
function place(name: string, folder: string, { packages }: Lock): string {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[found]) return found;
    if (at === '') throw new Error(`package-lock.json has no ${name}; run npm install`);
  }
}

/** Folders of the named packages and of all that they need, in order. */
export function packagesOf(names: readonly string[], lock: Lock): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const folder = place(name, from, lock);
    if (found.has(folder)) return;
    found.add(folder);
    for (const needed of Object.keys(lock.packages[folder]?.dependencies ?? {}))
      visit(needed, folder);
  };
  for (const name of names) visit(name, '');
  return [...found].sort();
}
