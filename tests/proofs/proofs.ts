import { attacks } from './attacks.ts';
import { costs } from './costs.ts';
import { fsync } from './fsync-order.ts';
import { kills } from './kills.ts';
import { outages } from './outages.ts';
import type { Proof } from './proof.ts';
import { restart } from './restart.ts';

/** Promises of the form service that need a running server, in the order they are proved. */
export const proofs: readonly Proof[] = [
  ...kills,
  ...fsync,
  ...outages,
  ...attacks,
  ...costs,
  ...restart,
];
