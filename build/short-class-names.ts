import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from './list-files.ts';

/** 0 → a, 25 → z, 26 → aa: as a spreadsheet names its columns. */
const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));

/**
 * Names the classes of CSS modules: letters for the module, a number for the class in it, such as `bk3`.
 * @param modules paths of all modules, in the same order in every build, so that server and browser agree
 * @returns what Vite calls with a local name and the path of its module
 */
export function classNamer(modules: readonly string[]) {
  const codes = new Map(modules.map((path, index) => [path, letters(index)]));
  const classes = new Map<string, Map<string, number>>();
  return (name: string, path: string): string => {
    const code = codes.get(path);
    if (!code) throw new Error(`${path} is no CSS module of src/`);
    const numbers = classes.get(path) ?? new Map<string, number>();
    classes.set(path, numbers);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return `${code}${number}`;
  };
}

/**
 * Short class names in the build: a page repeats its classes in HTML and CSS, and readable ones cost it 0.7 kB
 * after brotli (decision 0014). While writing, the readable names stay.
 */
export function shortClassNames(): AstroIntegration {
  return {
    name: 'short-class-names',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        const modules = await listFiles(fileURLToPath(config.srcDir), '.module.css');
        updateConfig({
          vite: { css: { modules: { generateScopedName: classNamer(modules) } } },
        });
      },
    },
  };
}
