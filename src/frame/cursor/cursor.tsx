/** Its styles and its code come where a mouse is (init-cursor.ts); until then the browser shows nothing of a popover. */
export function Cursor({ labels }: { labels: { go: string; here: string } }) {
  return (
    <div
      popover="manual"
      aria-hidden="true"
      data-cursor="small"
      data-go={labels.go}
      data-here={labels.here}
    />
  );
}
