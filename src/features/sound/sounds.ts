/** A tone, or noise around a pitch. */
interface Part {
  /** Hz; noise glides to `to`. */
  pitch: number;
  /** ms until it has faded, and ms from the start of the sound to its own. */
  decay: number;
  at?: number;
  /** Beside the other parts; 1 by default. */
  level?: number;
  /** ms until it is at its loudest, and the pitch at its end. Without them the part is a tone. */
  noise?: [attack: number, to: number];
}
export interface Sound {
  /** The loudest sample; 1 is as loud as the device can be. */
  peak: number;
  parts: Part[];
}

/** A second; no sound has more than 6 kHz in it. */
export const SAMPLE_RATE = 24_000;

/** A struck bar, plate or bell: its overtone fades sooner. */
const struck = (pitch: number, decay: number, ratio: number, at = 0): Part[] => [
  { pitch, decay, at },
  { pitch: pitch * ratio, decay: decay / 2, level: 0.35, at },
];
const grain = (pitch: number, decay: number, at = 0, level = 0.4): Part => ({
  pitch,
  decay,
  at,
  level,
  noise: [1, pitch],
});

/** From the least to the most telling: of sounds asked for at the same time the last one here is played. */
export const SOUNDS = {
  /** A carousel shows another slide. */
  detent: { peak: 0.06, parts: [...struck(1200, 40, 2.7), grain(3200, 12)] },
  tap: { peak: 0.2, parts: [...struck(330, 90, 2.7), grain(1800, 12)] },
  on: { peak: 0.07, parts: [...struck(1568, 70, 2.76), ...struck(2093, 100, 2.76, 50)] },
  off: { peak: 0.07, parts: [...struck(2093, 70, 2.76), ...struck(1568, 90, 2.76, 50)] },
  close: { peak: 0.12, parts: [{ pitch: 1000, decay: 180, noise: [40, 280] }] },
  open: { peak: 0.12, parts: [{ pitch: 380, decay: 200, noise: [90, 1300] }] },
  crunch: {
    peak: 0.16,
    parts: [0, 14, 33, 41, 66, 78, 104, 131].map((at, index) =>
      grain(index % 2 ? 1700 : 3000, 26, at, 1 - index / 10),
    ),
  },
  error: { peak: 0.2, parts: [...struck(190, 90, 1.9), ...struck(190, 90, 1.9, 120)] },
  success: { peak: 0.1, parts: [...struck(1319, 160, 2.4), ...struck(1760, 150, 2.4, 100)] },
} satisfies Record<string, Sound>;

/** Adds a part: a sine, or noise through a state variable filter (H. Chamberlin, Musical Applications of Microprocessors). */
function addPart(samples: Float32Array, part: Part): void {
  const { pitch, decay, at = 0, level = 1, noise: [attack, to] = [1, pitch] } = part;
  const start = Math.round((at * SAMPLE_RATE) / 1000);
  const length = Math.round((decay * SAMPLE_RATE) / 1000);
  let [phase, low, band] = [0, 0, 0];
  for (let index = 0; index < length; index++) {
    const passed = index / length;
    const step = (2 * Math.PI * (pitch + (to - pitch) * passed)) / SAMPLE_RATE;
    phase += step;
    low += step * band;
    band += step * (2 * Math.random() - 1 - low - 0.5 * band);
    // Ends at 0: a jump would click.
    const loudness = Math.min(1, (passed * decay) / attack) * Math.exp(-4 * passed) * (1 - passed);
    const sample = level * loudness * (part.noise ? low : Math.sin(phase));
    samples[start + index] = (samples[start + index] ?? 0) + sample;
  }
}

export function renderSound({ peak, parts }: Sound): Float32Array<ArrayBuffer> {
  const length = Math.max(...parts.map(({ at = 0, decay }) => at + decay));
  const samples = new Float32Array(Math.ceil((length * SAMPLE_RATE) / 1000) + 1);
  for (const part of parts) addPart(samples, part);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * peak) / loudest);
}
