const PART = /<!-- (with|without) (\S+) -->([^\S\n]*\n)?([\s\S]*?)<!-- end -->(?:[^\S\n]*\n)?/g;

/**
 * Renders the feature blocks of a text: keeps what stands between `<!-- with name -->` and `<!-- end -->` where the feature
 * is on, keeps `<!-- without name -->` where it is off, and removes the other blocks and all marks.
 * @param switches the features by name
 * @param file of the text, for error messages
 * @throws where a mark names an unknown feature or lacks its other half
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
        `${file}: <!-- ${mark} ${name} -->: is not known; write one of: ${Object.keys(switches).join(', ')}`,
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
