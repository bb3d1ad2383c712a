import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { listFiles } from '../src/content/files.ts';

const SOURCE = normalizePath(fileURLToPath(new URL('../src', import.meta.url)));
const MODULE = '.module.css';

/** Bytes of a style sheet without comments and indentation. */
const cssBytes = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ').length;

/**
 * Writes /components.json for the labels of features/inspector: a line "path,bytes of styles,bytes of script" for each CSS module,
 * in the order that the class names count in (class-names.ts). Script is what the browser gets of the component's folder, both before
 * compression.
 */
export const componentMap = (): Plugin => ({
  name: 'component-map',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_, bundle) {
    const scripts = new Map<string, number>();
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const folder = dirname(id);
          scripts.set(folder, (scripts.get(folder) ?? 0) + renderedLength);
        }
    const lines = listFiles(SOURCE, MODULE).map((name) => {
      const file = `${SOURCE}/${name}`;
      const path = relative(SOURCE, file).slice(0, -MODULE.length);
      return [normalizePath(path), cssBytes(file), scripts.get(dirname(file)) ?? 0].join();
    });
    this.emitFile({ type: 'asset', fileName: 'components.json', source: JSON.stringify(lines) });
  },
});
