/** A file of bundled script, as far as its style sheets are concerned. Names are relative to the site's root. */
export interface ScriptChunk {
  fileName: string;
  /** True for what a page or an island names itself. */
  isEntry: boolean;
  /** What it needs before it runs; `import()` is not among it. */
  imports: readonly string[];
  styles: readonly string[];
}

/**
 * The style sheets that only `import()` asks for: Vite fetches them together with the code, before it runs.
 * @returns their paths from the root, such as `/_astro/a.css`
 */
export function fetchedLater(chunks: readonly ScriptChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const atOnce = new Set<ScriptChunk>();
  const visit = (chunk: ScriptChunk | undefined) => {
    if (!chunk || atOnce.has(chunk)) return;
    atOnce.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk);
  const needed = new Set([...atOnce].flatMap(({ styles }) => styles));
  return new Set(
    chunks
      .flatMap(({ styles }) => styles.filter((name) => !needed.has(name)))
      .map((name) => `/${name}`),
  );
}

/** True where a style sheet speaks of the page as it is: one of its classes stands there, or it has none at all. */
export function usesAnyClass(html: string, css: string): boolean {
  const worn = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const named = [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name);
  return named.length === 0 || named.some((name) => worn.has(name));
}
