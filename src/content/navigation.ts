import { folderOf, type Language, language } from './language.ts';
import { type PageRecord, pagesIn, shownPagesIn } from './pages.ts';
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
  const contactLink: MenuLink = { ...pagesIn(one).contact, cursorLabel: false };
  const shown = shownPagesIn(one);
  const mainLinks: readonly MenuLink[] = main.flatMap((id) => shown.get(id) ?? []);
  const companyLinks: readonly MenuLink[] = company.flatMap((id) =>
    id === 'contact' ? contactLink : (shown.get(id) ?? []),
  );
  return { mainLinks, companyLinks, contactLink, frameLabels: frame, controls };
}

/** Menus in the language of this build, the frame's own words and the labels of controls that stand in several sections. */
export const { mainLinks, companyLinks, contactLink, frameLabels, controls } =
  navigationIn(language);
