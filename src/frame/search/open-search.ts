import copy from '../../content/pages/search.yaml';
import { showSearch } from './show-search.tsx';

/** Opens the search over all pages. Brings React and the dialog with it, so import it on demand only. */
export const openSearch = () => showSearch(copy);
