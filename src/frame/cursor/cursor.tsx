/** Its styles and code load if there is a mouse (init-cursor.ts); until then the browser hides it, because it is a popover. */
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
