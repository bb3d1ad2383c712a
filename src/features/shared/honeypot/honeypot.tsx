/** A field that only bots fill in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input name="_gotcha" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
