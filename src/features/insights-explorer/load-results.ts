import { afterFirstPaintOrUse } from '../after-first-paint-or-use.ts';
import type {} from '../explorer/explore.ts';

const explorer = document.querySelector<HTMLElement>('[data-explorer]');
const tools = explorer?.querySelector<HTMLElement>('[data-tools]');
if (explorer && tools)
  afterFirstPaintOrUse(tools)
    .then(() => import('./results.tsx'))
    .then(
      ({ showResults }) => showResults(explorer),
      () => explorer.dispatchEvent(new Event('failed')),
    );
