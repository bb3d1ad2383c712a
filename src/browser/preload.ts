/** In place of Vite's helper around every `import()`, whose 0.6 kB would take pages with an island over 4 kB of script (decision 0014). */
export function __vitePreload<Module>(load: () => Promise<Module>, files: string[] = []) {
  for (const file of files) {
    const href = `${import.meta.env.BASE_PATH}/${file}`;
    // The page's own script is there: Firefox reports a preload of it as failed. So is what was asked for before.
    if (!document.querySelector(`script[src="${href}"], link[href="${href}"]`))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
  }
  return load();
}
