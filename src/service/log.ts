type LogLevel = 'silent' | 'error' | 'info' | 'debug';
type Field = string | number | boolean | null | undefined;

const ORDER: LogLevel[] = ['silent', 'error', 'info', 'debug'];

// If nobody reads the log any more (EPIPE), the service continues without it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Creates a log of one JSON object per line. Pass our codes and ids, never a visitor's text (OWASP ASVS 5.0, 16.2.5). */
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

/** Returns class, code and stack of anything thrown, but not the message: drivers quote data in it. */
export function errorFields(error: unknown): Record<string, Field> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, errcode, responseCode } = error as Error & Record<string, unknown>;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const short = frames.slice(0, 4).map((line) => line.trim().replace(/\(?file:\/\/.*\//, ''));
  return {
    error: error.constructor.name,
    code: String(code ?? errcode ?? responseCode ?? ''),
    at: short.join(' < '),
  };
}
