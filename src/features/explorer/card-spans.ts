/** How wide the cards of a grid are, in turn, where it has two columns and where it has three. */
export interface Rhythm {
  two: readonly number[];
  three: readonly number[];
  /** So many cards fill their rows. */
  group: number;
  /** Wide ones are two rows high where there are three columns. */
  isTall?: boolean;
}

export interface Span {
  two: number;
  three: number;
  isTall: boolean;
}

/** Columns of each of `count` cards. The last row has no gap: the last card takes the columns that are left, and none is high there. */
export function cardSpans(count: number, { two, three, group, isTall = false }: Rhythm): Span[] {
  const rest = count % group;
  const columnsIn = (columns: number, rhythm: readonly number[]) => {
    const widths = Array.from({ length: count }, (_, index) => rhythm[index % rhythm.length] ?? 1);
    const taken = widths.slice(count - rest).reduce((sum, width) => sum + width, 0);
    const last = widths.pop();
    const left = rest && (columns - (taken % columns)) % columns;
    return last ? [...widths, last + left] : [];
  };
  const inThree = columnsIn(3, three);
  return columnsIn(2, two).map((width, index) => ({
    two: width,
    three: inThree[index] ?? 1,
    isTall: isTall && index < count - rest && inThree[index] === 2,
  }));
}
