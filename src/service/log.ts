type LogLevel = 'silent' | 'error' | 'info' | 'debug';
type Field = string | number | boolean | null | undefined;

const ORDER: LogLevel[] = ['silent', 'error', 'info', 'debug'];

// Where nobody reads the log any more (EPIPE), the service goes on without it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** One JSON object a line; callers pass codes and ids of our own, never a visitor's words (OWASP ASVS 5.0, 16.2.5). */
export function createLog(level: LogLevel, write = (line: string) => process.stderr.write(line)) {
  const at =
    (kind: LogLevel) =>
    (event: string, fields: Record<string, Field> = {}) => {
      if (ORDER.indexOf(kind) > ORDER.indexOf(level)) return;
      write(
        `${JSON.stringify({ time: new Date().toISOString(), level: kind, event, ...fields })}\n`,
      );
    };
  return { error: at('error'), info: at('info') };
}

export type Log = ReturnType<typeof createLog>;

/** Returns class, code and origin of anything thrown; not the message, since drivers quote the data they failed on. */
export function errorFields(error: unknown): Record<string, Field> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, errcode, responseCode } = error as {
    code?: unknown;
    errcode?: unknown;
    responseCode?: unknown;
  };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const short = frames.slice(0, 4).map((line) => line.trim().replace(/\(?file:\/\/.*\//, ''));
  return {
    error: error.constructor.name,
    code: String(code ?? errcode ?? responseCode ?? ''),
    at: short.join(' < '),
  };
}
