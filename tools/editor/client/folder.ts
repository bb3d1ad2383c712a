/** A file as the server lists it. */
export interface Listed {
  path: string;
  size: number;
  changed: number;
}

const address = (path: string) => `/files/${path.split('/').map(encodeURIComponent).join('/')}`;

/** Asks the server about a file. @throws what the server says is wrong */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address(path), init);
  if (response.ok) return response;
  if (response.status === 404) throw new DOMException(path, 'NotFoundError');
  throw new Error(await response.text());
}

/** What is there, by its path. */
type Files = Map<string, Listed>;

class FileHandle {
  readonly kind = 'file';
  readonly name: string;
  readonly #files: Files;
  readonly #path: string;

  constructor(files: Files, path: string) {
    this.#files = files;
    this.#path = path;
    this.name = path.slice(path.lastIndexOf('/') + 1);
  }

  async getFile(): Promise<File> {
    const blob = await (await ask(this.#path)).blob();
    const { changed = Date.now() } = this.#files.get(this.#path) ?? {};
    return new File([blob], this.name, { lastModified: changed, type: blob.type });
  }

  /** Each write is the whole file, which is how the editor uses it. */
  async createWritable() {
    const write = async (body: Blob | string) => {
      await ask(this.#path, { method: 'PUT', body });
      const { size } = new Blob([body]);
      this.#files.set(this.#path, { path: this.#path, size, changed: Date.now() });
    };
    return { write, close: async () => {} };
  }
}

class DirectoryHandle {
  readonly kind = 'directory';
  readonly name: string;
  readonly #files: Files;
  readonly #path: string;

  constructor(files: Files, path = '') {
    this.#files = files;
    this.#path = path;
    this.name = path.slice(path.lastIndexOf('/') + 1);
  }

  #at = (name: string) => [this.#path, name].filter(Boolean).join('/');

  async *entries(): AsyncGenerator<[string, FileHandle | DirectoryHandle]> {
    const seen = new Set<string>();
    const start = this.#at('');
    for (const path of this.#files.keys()) {
      if (start && !path.startsWith(`${start}/`)) continue;
      const [name = '', ...rest] = path.slice(start ? start.length + 1 : 0).split('/');
      if (seen.has(name)) continue;
      seen.add(name);
      const Handle = rest.length > 0 ? DirectoryHandle : FileHandle;
      yield [name, new Handle(this.#files, this.#at(name))];
    }
  }

  async getDirectoryHandle(name: string) {
    return new DirectoryHandle(this.#files, this.#at(name));
  }

  async getFileHandle(name: string, { create = false } = {}) {
    const path = this.#at(name);
    if (!create && !this.#files.has(path)) throw new DOMException(path, 'NotFoundError');
    return new FileHandle(this.#files, path);
  }

  async removeEntry(name: string) {
    const path = this.#at(name);
    // A folder is gone with its last file.
    if (!this.#files.has(path)) return;
    await ask(path, { method: 'DELETE' });
    this.#files.delete(path);
  }
}

/**
 * The server's files as a directory handle (https://fs.spec.whatwg.org), in as much as the editor uses it: so every browser
 * can edit them, and none has to ask for permission. What the server refuses, the editor shows with the server's words.
 */
export const serverFolder = (listed: readonly Listed[]) =>
  new DirectoryHandle(new Map(listed.map((file) => [file.path, file])));
