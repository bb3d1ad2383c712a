import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ContentError, type Mistake } from '../../src/content/mistakes.ts';
import { textForEditor, textForFile } from './file-text.ts';
import type { Form } from './form.ts';
import { type Forms, ID_PLACE } from './forms.ts';

/** Pictures of the site, by their paths from the project's folder. */
const PICTURE = /^src\/(?:assets|content)\/.*\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const FOLDERS = ['src/content', 'src/assets'];

type Fields = Record<string, unknown>;
interface Editable {
  form: Form;
  /** Fields that a new record gets from its name. */
  follows: Fields;
}

const unknownFile = (source: string) =>
  new ContentError([{ source, field: '', said: 'is no file that can be edited here' }]);
const line = (mistake: Mistake) => JSON.stringify(mistake);

/** Runs one of the programs of this folder on the content below a folder; what it prints. */
async function ask<Answer>(program: string, folder: string): Promise<Answer> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL(program, import.meta.url))],
    { cwd: folder, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout) as Answer;
}

/** The content of a project as the editor sees it: its files as JSON, each as its form has it, and pictures. */
export class ContentFiles {
  readonly #root: string;
  #described: Promise<Forms> | undefined;
  /** Writing waits its turn, so that each check sees what is written before it. */
  #last: Promise<unknown> = Promise.resolve();

  /** @param root the project's folder */
  constructor(root: string) {
    this.#root = root;
  }

  /** The forms of the content as it stands. */
  forms(): Promise<Forms> {
    this.#described ??= ask<Forms>('describe.ts', this.#root).catch((error) => {
      this.#described = undefined;
      throw error;
    });
    return this.#described;
  }

  /** How a file is edited; nothing where it is not. */
  async #editable(file: string): Promise<Editable | undefined> {
    const { groups, folders } = await this.forms();
    const single = groups.flatMap(({ files }) => files).find((one) => one.file === file);
    if (single) return { form: single.form, follows: {} };
    const home = folders.find(
      ({ folder, ending }) => dirname(file) === folder && file.endsWith(ending),
    );
    if (!home) return undefined;
    const id = basename(file, home.ending);
    const follows = Object.entries(home.follows).map(([name, value]) => [
      name,
      String(value).replace(ID_PLACE, id),
    ]);
    return { form: home.form, follows: Object.fromEntries(follows) };
  }

  /** Every file that can be edited or shown. */
  async list(): Promise<{ path: string; size: number; changed: number }[]> {
    const paths = FOLDERS.flatMap((folder) => {
      const all = join(this.#root, folder);
      if (!existsSync(all)) return [];
      return readdirSync(all, { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      );
    });
    const shown = await Promise.all(
      paths.map(async (path) => PICTURE.test(path) || (await this.#editable(path)) !== undefined),
    );
    return paths
      .filter((_, index) => shown[index])
      .map((path) => {
        const { size, mtimeMs } = statSync(join(this.#root, path));
        return { path, size, changed: mtimeMs };
      });
  }

  /** A picture as it is, any other file as the editor gets it; nothing where there is none. */
  async read(path: string): Promise<Buffer | string | undefined> {
    const file = join(this.#root, path);
    if (!existsSync(file)) return undefined;
    if (PICTURE.test(path)) return readFileSync(file);
    const editable = await this.#editable(path);
    return editable && textForEditor(path, readFileSync(file, 'utf8'), editable.form);
  }

  /**
   * Writes what the editor has of a file, unless a build would stop at it.
   * @throws {ContentError} what would be wrong: then nothing is written
   */
  write(path: string, bytes: Buffer): Promise<void> {
    return this.#inTurn(async () => {
      // A drawing could carry scripts: those that are there are shown, none is taken.
      if (PICTURE.test(path) && !/\.svg$/i.test(path)) return this.#put(path, bytes);
      const editable = await this.#editable(path);
      if (!editable) throw unknownFile(path);
      const file = join(this.#root, path);
      const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      const { form, follows } = editable;
      const text = textForFile(path, before, form, bytes.toString(), follows);
      await this.#refuseMistakes(path, text);
      this.#put(path, text);
    });
  }

  /**
   * Removes a file, unless a build would stop for want of it.
   * @throws {ContentError} what would be wrong: then nothing is removed
   */
  remove(path: string): Promise<void> {
    return this.#inTurn(async () => {
      if (!PICTURE.test(path) && !(await this.#editable(path))) throw unknownFile(path);
      await this.#refuseMistakes(path, undefined);
      rmSync(join(this.#root, path), { force: true });
      this.#described = undefined;
    });
  }

  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(act, act);
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** Beside the file first, so that no reader finds half of it. */
  #put(path: string, data: string | Buffer): void {
    const file = join(this.#root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.tmp`, data);
    renameSync(`${file}.tmp`, file);
    this.#described = undefined;
  }

  /** Checks a copy of the content in which the file has the text, or is not there. */
  async #refuseMistakes(path: string, text: string | undefined): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'edit-'));
    try {
      mkdirSync(join(folder, 'src'));
      for (const name of [...FOLDERS, 'public', '.env']) {
        const [from, to] = [join(this.#root, name), join(folder, name)];
        if (!existsSync(from)) continue;
        // What is changed must be a copy: through a link the change would reach the project.
        if (name === 'src/content' || path.startsWith(`${name}/`))
          cpSync(from, to, { recursive: true });
        else symlinkSync(from, to);
      }
      if (text === undefined) rmSync(join(folder, path), { force: true });
      else {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      const mistakes = await ask<Mistake[]>('check.ts', folder);
      if (mistakes.length === 0) return;
      // Those that are there already must not keep anybody from working.
      const known = (await ask<Mistake[]>('check.ts', this.#root)).map(line);
      const own = mistakes.filter((one) => !known.includes(line(one)));
      if (own.length > 0) throw new ContentError(own);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
