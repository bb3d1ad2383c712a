import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { AllTexts } from '../texts.ts';

export interface CommandInput {
  store: Store;
  settings: Settings;
  texts: AllTexts;
  words: string[];
  options: {
    limit: string;
    csv: boolean;
    json: boolean;
    confirm: boolean;
  };
  print: (text: string) => void;
}

/** Mistake that the user can fix; shown without a stack. */
export class CliError extends Error {}
