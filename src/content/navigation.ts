import { folderOf, type Language, language } from './language.ts';
import { isShown, type PageRecord, pagesIn } from './pages.ts';
import { readYaml } from './read.ts';
import { navigationSchema } from './schema/navigation.ts';

export interface MenuLink extends Pick<PageRecord, 'name' | 'path'> {
  /** False where the cursor follower shows no label over the link. */
  cursorLabel?: false;
}

export function navigationIn(one: Language) {
  const { main, company, frame, controls } = readYaml(
    'navigation.yaml',
    navigationSchema,
    folderOf(one),
  );
  const pages = pagesIn(one);
  const contactLink: MenuLink = { ...pages.contact, cursorLabel: false };
  const mainLinks: readonly MenuLink[] = main.filter(isShown).map((id) => pages[id]);
  const companyLinks: readonly MenuLink[] = company
    .filter(isShown)
    .map((id) => (id === 'contact' ? contactLink : pages[id]));
  return { mainLinks, companyLinks, contactLink, frameLabels: frame, controls };
}

/** Menus in the language of this build, the frame's own words and the labels of controls that stand in several sections. */
export const { mainLinks, companyLinks, contactLink, frameLabels, controls } =
  navigationIn(language);
