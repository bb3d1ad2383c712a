/** From each end of the queue. */
const A_TURN = 4;
const waiting: (() => void)[] = [];

/**
 * Resolves at a later turn of the event loop, for so many a turn: those that have waited longest, and
 * the newest. Work of many connections (new ones, pipelined requests, large answers) goes on in these
 * steps; a visitor who comes after a thousand others is soon among the newest and does not wait for all.
 */
export function fairTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(letGo);
  });
}

function letGo() {
  const next = [...waiting.splice(0, A_TURN), ...waiting.splice(-A_TURN)];
  if (waiting.length > 0) setImmediate(letGo);
  for (const go of next) go();
}
