const A_TURN = 16;
const waiting: (() => void)[] = [];

/**
 * Resolves at a later turn of the event loop, for so many a turn and in the order they came. Long
 * work of many connections (large answers, pipelined requests) goes on in these steps, and a short
 * request of somebody else does not wait behind all of it.
 */
export function fairTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(letGo);
  });
}

function letGo() {
  const next = waiting.splice(0, A_TURN);
  if (waiting.length > 0) setImmediate(letGo);
  for (const go of next) go();
}
