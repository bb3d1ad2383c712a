import { listFiles } from './list-files.ts';

/**
 * Short names for the classes of CSS modules: two characters for the module, the rest for the class in it, such as `bk3`. A page
 * repeats its classes in HTML and CSS; hashes cost it 0.7 kB after brotli, readable names as much (decision 0014).
 * @param folder path of all modules, with a slash at its end
 * @returns Vite's `generateScopedName`. It depends on the files alone, so that server and browser agree.
 */
export async function shortClassNames(folder: string) {
  const modules = await listFiles(folder, '.module.css');
  return (name: string, id: string, css: string): string => {
    const [file = ''] = id.split('?');
    const classes = [...new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, one]) => one))];
    // 360 is "a0": a class begins with a letter.
    return `${(360 + modules.indexOf(file)).toString(36)}${classes.indexOf(name).toString(36)}`;
  };
}
