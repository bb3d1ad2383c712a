import { folderOf, type Language, language } from './language.ts';
import { type PageRecord, pagesIn, shownPagesIn } from './pages.ts';
import { readYaml } from './read.ts';
import { navigationSchema } from './schema/navigation.ts';

export interface MenuLink extends Pick<PageRecord, 'name' | 'path'> {
  /** False if the cursor follower shows no label over the link. */
  cursorLabel?: false;
}

export function navigationIn(language: Language) {
  const { main, company, legal, social, frame, controls } = readYaml(
    'navigation.yaml',
    navigationSchema,
    folderOf(language),
  );
  const contactLink: MenuLink = { ...pagesIn(language).contact, cursorLabel: false };
  const shown = new Map<string, MenuLink>([...shownPagesIn(language), ['contact', contactLink]]);
  const linksOf = (links: typeof main): readonly MenuLink[] =>
    links.flatMap(({ page = '', label: name, href: path }) =>
      name && path ? { name, path } : (shown.get(page) ?? []),
    );
  return {
    mainLinks: linksOf(main),
    companyLinks: linksOf(company),
    legalLinks: linksOf(legal),
    contactLink,
    menuProfiles: social,
    frameLabels: frame,
    controls,
  };
}

/** Menus in the language of this build, texts of header, menu and footer, and labels of controls used in several sections. */
export const { mainLinks, frameLabels, controls } = navigationIn(language);
