const PART = /<!-- (with|without) (\S+) -->([^\S\n]*\n)?([\s\S]*?)<!-- end -->(?:[^\S\n]*\n)?/g;

/**
 * Keeps the parts of a text that stand between `<!-- with name -->` and `<!-- end -->` where the name is on, those of
 * `<!-- without name -->` where it is off, and removes the others; the marks go in any case. They stand on lines of their own, or within a line.
 * @param switches what is on and off
 * @param file the text stands in, for mistakes
 * @throws where a mark names something unknown or lacks its other half
 */
export function chosenParts(
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
