const PART = /<!-- (with|without) (\S+) -->([^\S\n]*\n)?([\s\S]*?)<!-- end -->(?:[^\S\n]*\n)?/g;

/**
 * Keeps `<!-- with name -->` … `<!-- end -->` if the feature is on, `<!-- without name -->` … if it is off, and removes the marks.
 * @throws if a mark of `file` names an unknown feature or lacks its other half
 */
export function renderFeatureBlocks(
  text: string,
  switches: Readonly<Record<string, boolean>>,
  file: string | undefined,
): string {
  const chosen = text.replace(PART, (_, mark: string, name: string, _line, part: string) => {
    const on = switches[name];
    if (on === undefined)
      throw new Error(
        `${file}: <!-- ${mark} ${name} -->: is unknown; write one of: ${Object.keys(switches).join(', ')}`,
      );
    return on === (mark === 'with') ? part : '';
  });
  const [left] = chosen.match(/<!-- (?:with(?:out)? \S+|end) -->/) ?? [];
  if (left)
    throw new Error(
      `${file}: ${left}: lacks its other half; a part begins with <!-- with … --> and ends with <!-- end -->`,
    );
  return chosen;
}
