/** How somebody of the team looks. Shapes are SVG on a field of 320 by 320; {hair}, {top} and colour tokens stand for paint. */
export interface Look {
  /** Their id in src/content/people.yaml, and the name of the file. */
  id: string;
  /** Colour token of the background. */
  tone: string;
  skin: string;
  hair: string;
  top: string;
  /** Collar and what lies over it. */
  clothes: string;
  /** Hair behind head and shoulders. */
  back?: string;
  /** Hair over the forehead. */
  front: string;
  /** Earrings and the like. */
  over?: string;
  glasses?: string;
  beard?: boolean;
  ears?: boolean;
  /** How far the mouth curves. */
  smile?: number;
}

const SHIRT_COLLAR =
  '<path fill="{paper}" d="M128 228l32 34-22 20-22-44zM192 228l-32 34 22 20 22-44z"/>';
const CREW_NECK =
  '<path fill="none" stroke="{ink}" stroke-opacity=".3" stroke-width="7" d="M132 235c4 33 52 33 56 0"/>';
const ROLL_NECK =
  '<path fill="{top}" d="M126 214c20 14 48 14 68 0l6 34c-22 18-58 18-80 0z"/><path fill="none" stroke="{ink}" stroke-opacity=".2" stroke-width="3" d="M123 236c24 16 50 16 74 0"/>';

export const looks: Look[] = [
  {
    id: 'ines-caldera',
    tone: 'peach',
    skin: '#d99a6c',
    hair: '#3a2118',
    top: '#3c3bff',
    clothes: ROLL_NECK,
    back: '<path fill="{hair}" d="M96 150c0-66 26-98 66-98s66 32 66 98c0 40 10 66 6 92-10 14-36 12-44 0h-60c-8 12-34 14-44 0-4-26 10-52 10-92"/>',
    front:
      '<path fill="{hair}" d="M106 150c-2-58 24-90 56-90s56 30 54 88c-8-24-18-42-40-54-18 26-44 36-58 38-6 4-10 10-12 18"/>',
    over: '<g fill="{brand-1}"><circle cx="108" cy="176" r="5"/><circle cx="212" cy="176" r="5"/></g>',
    ears: false,
  },
  {
    id: 'tobias-renner',
    tone: 'sky',
    skin: '#f2c4a0',
    hair: '#b5542a',
    top: '#22584a',
    clothes: SHIRT_COLLAR,
    front:
      '<path fill="{hair}" d="M108 146c-8-46 8-82 50-86 26-4 50 8 56 34 4 18 0 36-4 52-4-16-8-28-16-36-22 4-50 2-66-10-10 10-16 24-20 46"/>',
    glasses: '#22120f',
    beard: true,
  },
  {
    id: 'amara-okafor',
    tone: 'custard',
    skin: '#7a4527',
    hair: '#1d1210',
    top: '#ff4f2e',
    clothes: CREW_NECK,
    back: '<ellipse fill="{hair}" cx="160" cy="132" rx="90" ry="82"/>',
    front:
      '<path fill="{hair}" d="M108 152c-6-50 16-86 52-86s58 36 52 86c-4-18-8-30-14-38-6-8-12-6-18-10-8-6-14 2-20-2-8-4-14 6-22 4-8 2-12 6-16 12-6 8-10 16-14 34"/>',
    over: '<g fill="none" stroke="{brand-1}" stroke-width="4.5"><circle cx="108" cy="184" r="10"/><circle cx="212" cy="184" r="10"/></g>',
    smile: 10,
  },
  {
    id: 'kenji-morita',
    tone: 'pistachio',
    skin: '#ecc19a',
    hair: '#2a2226',
    top: '#22120f',
    clothes: CREW_NECK,
    front:
      '<path fill="{hair}" d="M106 148c-6-54 18-90 56-90s62 34 52 90c-4-8-4-18-7-28-12 5-23 2-33-8 2 8 0 12-4 14-16-2-26-8-32-18-2 12-8 18-16 20-8 4-14 8-18 20"/>',
  },
  {
    id: 'ruth-abernathy',
    tone: 'bubblegum',
    skin: '#f0bfa3',
    hair: '#d9d3cc',
    top: '#ffb51c',
    clothes: SHIRT_COLLAR,
    back: '<path fill="{hair}" d="M98 156c-6-66 22-100 62-100s68 34 62 100c-2 26-8 46-18 56h-88c-10-10-16-30-18-56"/>',
    front:
      '<path fill="{hair}" d="M106 158c-4-60 18-96 56-96s58 36 54 96c-6-30-14-48-28-60-24 0-48 6-64 16-10 10-16 24-18 44"/>',
    glasses: '#2420c8',
    ears: false,
  },
];
