/** Something that must not go live, such as a placeholder. */
export interface LaunchIssue {
  /** From the project's folder, or the name of a setting. */
  file: string;
  /** Counted from 1. */
  line?: number;
  what: string;
  /** What to do about it. */
  todo: string;
}

/** Number of issues that a file lists. */
const LISTED = 8;

/** Formats issues as lines, grouped by file. */
export function report(issues: readonly LaunchIssue[]): string {
  const files = Map.groupBy(issues, ({ file }) => file);
  const blocks = [...files].map(([file, own]) => {
    const lines = own
      .slice(0, LISTED)
      .map(({ line, what, todo }) => `  ${line ? `${line}: ` : ''}${what}: ${todo}`);
    const more = own.length - lines.length;
    return [file, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
  });
  return blocks.join('\n');
}
