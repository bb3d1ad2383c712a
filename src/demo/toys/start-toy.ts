import { loadTexts } from '../../browser/load-texts.ts';

/** Starts a toy with its texts. If its code or texts fail to load, the page has no toy. */
export const startToy = <Code, Texts>(
  code: Promise<Code>,
  name: string,
  start: (code: Code, texts: Texts) => void,
) =>
  Promise.all([code, loadTexts<Texts>(name)]).then(
    ([code, texts]) => start(code, texts),
    () => undefined,
  );
