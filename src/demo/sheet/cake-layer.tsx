/** Names of tones (theme/tokens.css): of a layer of a cake and of the icing on it. */
interface CakeLayerProps {
  sponge: string;
  icing: string;
}

const SIDE = 'M-100 0V50C-100 68-52 79 0 79S100 68 100 50V0Z';
const ICING =
  'M-102 0A102 21 0 0 1 102 0V13C101 22 89 22 87 16C85 11 79 12 78 17V27C77 36 65 38 63 30V23C62 18 53 19 52 25V31C51 40 37 42 35 33V29C34 23 26 24 25 29V43C24 52 10 53 8 44V32C7 26-2 26-3 32V36C-4 44-18 44-19 36V31C-20 25-30 24-31 30V46C-32 54-46 52-47 44V27C-48 21-56 20-57 25V28C-58 36-71 34-72 26V18C-73 12-80 11-81 15V24C-82 32-96 29-98 20L-102 10Z';
const CREAM = 'M-32 2c0-8 12-9 12-9s2-8 20-8 20 8 20 8 12 1 12 9a32 9 0 0 1-64 0z';

/** The gradients of layers and topping, once for a drawing. */
export function CakeGradients() {
  return (
    <defs>
      <linearGradient id="cake-light">
        <stop stopColor="var(--brand-2-dark)" stopOpacity=".3" />
        <stop offset=".2" stopColor="#fff" stopOpacity=".5" />
        <stop offset=".42" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="var(--brand-2-dark)" stopOpacity=".5" />
      </linearGradient>
      <linearGradient id="cake-lid" x2=".6" y2="1">
        <stop stopColor="#fff" stopOpacity=".55" />
        <stop offset="1" stopColor="#fff" stopOpacity=".05" />
      </linearGradient>
      <radialGradient id="cake-shadow">
        <stop offset=".6" stopColor="var(--ink)" stopOpacity=".45" />
        <stop offset="1" stopColor="var(--ink)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="cake-cherry" cx=".35" cy=".3">
        <stop stopColor="#fff" />
        <stop offset=".18" stopColor="var(--brand-2)" />
        <stop offset="1" stopColor="var(--brand-2-dark)" />
      </radialGradient>
    </defs>
  );
}

/** A layer: a cylinder with a filling, icing that runs down and sprinkles, lit from the left. Its middle is the origin. */
export function CakeLayer({ sponge, icing }: CakeLayerProps) {
  return (
    <>
      <ellipse cx="3" cy="66" rx="109" ry="23" fill="url(#cake-shadow)" />
      <path d={SIDE} fill={`var(--${sponge})`} />
      <g fill="none" strokeWidth="7">
        <path d="M-97 46C-90 59-48 67 0 67S90 59 97 46" stroke="var(--paper)" />
      </g>
      <path d={SIDE} fill="url(#cake-light)" />
      <path d={ICING} transform="translate(0 4)" fill="var(--brand-2-dark)" opacity=".22" />
      <path d={ICING} fill={`var(--${icing})`} />
      <path d={ICING} fill="url(#cake-light)" opacity=".6" />
      <ellipse cy="-1" rx="97" ry="18" fill="url(#cake-lid)" />
      <g fill="none" strokeWidth="5" strokeLinecap="round">
        <path
          stroke="#fff"
          strokeWidth="4"
          opacity=".8"
          d="M-91 22c-1 2-2 3-1 4M-66 25c-1 3-1 4 0 6M-41 32v12M-13 30v7M14 34v11M41 28v4"
        />
        <path stroke="var(--brand-2)" d="M-84 4l6 3M-22 13l7-3M58 12l6-4" />
        <path stroke="var(--brand-3)" d="M-58 10l8-1M24 13l6 2M84 3l-5 4" />
        <path stroke="var(--tone-3)" d="M-38 8l4 4M42 10l7-1M4 12l5 3" />
      </g>
    </>
  );
}

/** What stands on the last layer: cream and a cherry. */
export function CakeTopping() {
  return (
    <g transform="scale(1.3)">
      <path d={CREAM} fill="var(--paper)" />
      <path d={CREAM} fill="url(#cake-light)" opacity=".45" />
      <circle cy="-29" r="21" fill="url(#cake-cherry)" />
      <g fill="none" strokeLinecap="round">
        <path d="M-20-6c8 5 28 6 40 0" stroke="var(--brand-2-dark)" opacity=".25" strokeWidth="2" />
        <path d="M2-47c2-18 12-26 24-30" stroke="var(--ink-soft)" strokeWidth="4" />
      </g>
    </g>
  );
}
