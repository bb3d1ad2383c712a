/**
 * Takes the place of the helper that Vite puts around every `import()` of a build, which weighs 0.6 kB more after brotli on
 * every page: pages with an island would exceed their 4 kB of script (decision 0014).
 * @param load imports the module
 * @param files what the module imports, below the base path: asked for at the same time
 */
export function __vitePreload<Module>(load: () => Promise<Module>, files: string[] = []) {
  for (const file of files)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href: `${import.meta.env.BASE_PATH}/${file}`,
      }),
    );
  return load();
}
