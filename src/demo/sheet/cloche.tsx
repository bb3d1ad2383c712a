const DOME = 'M52 214C52 92 118 36 200 36s148 56 148 178z';

/** Of ink in paper, in percent: what a polished dome reflects, from left to right. */
const REFLECTIONS = [
  [0, 62],
  [0.1, 22],
  [0.26, 2],
  [0.42, 28],
  [0.62, 46],
  [0.84, 14],
  [0.93, 30],
  [1, 66],
] as const;

const metal = (ink: number) => `color-mix(in srgb, var(--ink) ${ink}%, var(--paper))`;

/** A dome of polished metal, 400 × 248 units. */
export function Cloche() {
  return (
    <>
      <defs>
        <linearGradient id="cloche-metal">
          {REFLECTIONS.map(([offset, ink]) => (
            <stop key={offset} offset={offset} stopColor={metal(ink)} />
          ))}
        </linearGradient>
        <linearGradient id="cloche-depth" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity=".55" />
          <stop offset=".35" stopColor="#fff" stopOpacity="0" />
          <stop offset=".72" stopColor="var(--ink)" stopOpacity=".05" />
          <stop offset=".9" stopColor="var(--ink)" stopOpacity=".4" />
          <stop offset="1" stopColor="var(--brand-1)" stopOpacity=".35" />
        </linearGradient>
        <radialGradient id="cloche-knob" cx=".35" cy=".3">
          <stop stopColor="#fff" />
          <stop offset=".4" stopColor={metal(25)} />
          <stop offset="1" stopColor={metal(70)} />
        </radialGradient>
      </defs>
      <path d="M192 26h16l4 18h-24z" fill="url(#cloche-metal)" />
      <circle cx="200" cy="17" r="14" fill="url(#cloche-knob)" />
      <path d={DOME} fill="url(#cloche-metal)" />
      <path d={DOME} fill="url(#cloche-depth)" />
      <g fill="#fff">
        <path d="M84 186c2-66 30-108 68-128-24 30-38 74-40 130z" opacity=".75" />
        <path d="M306 178c-2-40-12-70-26-92 8 26 12 58 12 92z" opacity=".5" />
      </g>
      <path
        d="M40 212c0-5 4-8 10-8h300c6 0 10 3 10 8 0 18-70 32-160 32S40 230 40 212z"
        fill="url(#cloche-metal)"
      />
      <path
        d="M40 212c0 12 70 22 160 22s160-10 160-22"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="2.5"
      />
    </>
  );
}
