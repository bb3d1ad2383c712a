import { textFolder } from './language.ts';
import { isShown, type PageRecord, pages } from './pages.ts';
import { readYaml } from './read.ts';
import { navigationSchema } from './schema/navigation.ts';

/** A link of the site's own menus. */
export interface MenuLink extends Pick<PageRecord, 'name' | 'path'> {
  /** False where the cursor follower shows no label over the link. */
  cursorLabel?: false;
}

const {
  main,
  company,
  frame,
  controls: shared,
} = readYaml('navigation.yaml', navigationSchema, textFolder);

export const contactLink: MenuLink = { ...pages.contact, cursorLabel: false };

/** The main links, in header and menu. */
export const mainLinks: readonly MenuLink[] = main.filter(isShown).map((id) => pages[id]);

/** The footer's first column. */
export const companyLinks: readonly MenuLink[] = company
  .filter(isShown)
  .map((id) => (id === 'contact' ? contactLink : pages[id]));

/** The frame's own words. */
export const frameLabels = frame;

/** Labels of controls that stand in several sections. */
export const controls = shared;
