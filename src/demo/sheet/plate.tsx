/** A porcelain plate seen from slightly above, 400 × 116 units. */
export function Plate() {
  return (
    <>
      <defs>
        <radialGradient id="plate-shadow">
          <stop offset=".35" stopColor="var(--ink)" stopOpacity=".38" />
          <stop offset="1" stopColor="var(--ink)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="plate-rim" x2="1" y2=".5">
          <stop stopColor="#fff" />
          <stop offset=".55" stopColor="var(--paper)" />
          <stop offset="1" stopColor="var(--canvas-soft)" />
        </linearGradient>
        <linearGradient id="plate-well" x2=".3" y2="1">
          <stop stopColor="var(--canvas-soft)" />
          <stop offset=".6" stopColor="var(--paper)" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
        <linearGradient id="plate-side">
          <stop stopColor="var(--canvas-soft)" />
          <stop offset=".5" stopColor="var(--tone-12)" />
          <stop offset="1" stopColor="var(--ink-soft)" stopOpacity=".75" />
        </linearGradient>
      </defs>
      <ellipse cx="206" cy="84" rx="194" ry="30" fill="url(#plate-shadow)" />
      <path d="M12 46c10 34 80 52 188 52s178-18 188-52z" fill="var(--canvas-soft)" />
      <path d="M12 46c10 34 80 52 188 52s178-18 188-52z" fill="url(#plate-side)" />
      <ellipse cx="200" cy="44" rx="190" ry="42" fill="url(#plate-rim)" />
      <g fill="none">
        <ellipse cx="200" cy="46" rx="130" ry="26" fill="url(#plate-well)" />
        <path d="M70 46c0 15 58 26 130 26s130-11 130-26" stroke="#fff" strokeWidth="3" />
        <path d="M38 33c20-13 58-23 106-27" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
        <ellipse cx="200" cy="44" rx="181" ry="38.5" stroke="var(--brand-3)" strokeWidth="4" />
      </g>
    </>
  );
}
