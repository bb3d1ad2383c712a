/** Whether a promise holds (null: not to be shown here) and the figure that says so. */
export interface Verdict {
  holds: boolean | null;
  figure: string;
}

/** Title and proof of promises, by their number. */
export type Proofs = Record<string, [string, () => Promise<Verdict>]>;

/** Takes milliseconds, gives them to be read. */
export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** Takes why something cannot be shown on this machine, gives the verdict that says so. */
export const skip = (figure: string): Verdict => ({ holds: null, figure });
