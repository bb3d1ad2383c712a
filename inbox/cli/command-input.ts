import type { Config } from '../config/config.ts';
import type { Store } from '../store/store.ts';

/** What every command of the command line works with. */
export interface CommandInput {
  store: Store;
  config: Config;
  /** Words after the command. */
  words: string[];
  options: {
    limit?: string;
    csv?: boolean;
    json?: boolean;
    expired?: boolean;
    confirm?: boolean;
  };
  print: (text: string) => void;
}
