export interface LaunchIssue {
  file: string;
  line?: number;
  what: string;
  todo: string;
}

const LISTED = 8;

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
