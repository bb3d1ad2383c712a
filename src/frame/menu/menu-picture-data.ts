import { mainLinks } from '../../content/navigation.ts';
import { pages } from '../../content/pages.ts';
import { assetFile } from '../../content/schema/pages/fields.ts';
import { withBase } from '../../lib/base-path.ts';
import { artMaster } from '../../model/art.ts';
import { entries } from '../../model/entries.ts';
import { type PictureSource, resolvePicture } from '../../model/picture.ts';
import { linkTarget } from '../../model/translations.ts';
import type { MenuPicture } from './init-menu-pictures.ts';

interface Shown {
  path: string;
  tone: string;
  source: PictureSource | undefined;
}

async function ofPage({ path, tone, picture }: (typeof pages)[keyof typeof pages]): Promise<Shown> {
  const src = picture === undefined ? undefined : await artMaster(assetFile(picture));
  return { path, tone, source: src && { src, alt: '' } };
}

/** Pictures of the pages that the menu links to. The first is that of the services page, shown by default. */
export async function menuPictures(): Promise<MenuPicture[]> {
  const { services, ...others } = pages;
  const alone = Object.values(others).filter(({ path }) =>
    mainLinks.some((link) => link.path === path),
  );
  const shown: Shown[] = [
    ...(await Promise.all([services, ...alone].map(ofPage))),
    ...(await entries('services')).map(({ data: { path, tone, img, heroImage } }) => ({
      path,
      tone,
      source: img ?? heroImage,
    })),
    ...(await entries('industries')).map(({ data: { path, tone, heroBg } }) => ({
      path,
      tone,
      source: heroBg,
    })),
  ];
  const target = await linkTarget();
  const pictures = await Promise.all(
    shown.map(async ({ path, tone, source }) => {
      if (!source) return [];
      const { srcSet, src, width, height } = await resolvePicture(source, 'small');
      return [{ path: withBase(target(path).href), tone, srcSet, src, width, height }];
    }),
  );
  return pictures.flat();
}
