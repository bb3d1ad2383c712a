const WIDTH = 900;
const MARGIN = 64;
const ROW = 46;
/** Letters per row. */
const LETTERS = 45;
/** Tooth of the lower edge, in pixels. */
const TOOTH = 15;

/** Text and weight of a row; an empty text is a dashed line. */
export type TicketRow = readonly [text: string, weight: 'normal' | 'bold'];

/** Wraps a text at words; further rows are indented. */
function wrap([text, weight]: TicketRow): TicketRow[] {
  const rows = [''];
  for (const word of text.split(' ')) {
    const row = `${rows.at(-1)}${word} `;
    if (row.trimEnd().length <= LETTERS) rows[rows.length - 1] = row;
    else rows.push(`    ${word} `);
  }
  return rows.map((row) => [row.trimEnd(), weight]);
}

/** Downloads a ticket in the colours of `paper` as a picture named `file`. */
export function keepTicket(paper: HTMLElement, texts: readonly TicketRow[], file: string): void {
  const rows = texts.flatMap(wrap);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 2 * MARGIN + ROW * rows.length;
  const context = canvas.getContext('2d');
  if (!context) return;
  const { color } = getComputedStyle(paper);
  context.fillStyle = getComputedStyle(paper, '::before').backgroundColor;
  context.moveTo(0, 0);
  for (let x = 0; x <= WIDTH; x += TOOTH)
    context.lineTo(x, canvas.height - (x % (2 * TOOTH) === 0 ? 0 : TOOTH));
  context.lineTo(WIDTH, 0);
  context.fill();
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineWidth = 3;
  context.setLineDash([12, 8]);
  context.textBaseline = 'middle';
  context.beginPath();
  for (const [index, [row, weight]] of rows.entries()) {
    const y = MARGIN + ROW * (index + 0.5);
    context.font = `${weight} 28px ui-monospace, monospace`;
    context.fillText(row, MARGIN, y);
    if (row) continue;
    context.moveTo(MARGIN, y);
    context.lineTo(WIDTH - MARGIN, y);
  }
  context.stroke();
  canvas.toBlob((picture) => {
    if (!picture) return;
    const href = URL.createObjectURL(picture);
    Object.assign(document.createElement('a'), { href, download: file }).click();
    URL.revokeObjectURL(href);
  });
}
