import { localFile } from '../../lib/base-path.ts';
import styles from './menu-pictures.module.css';

export interface MenuPicture {
  path: string;
  /** A name of `data-tone` in theme/tokens.css. */
  tone: string;
  srcSet: string;
  src: string;
  width: number;
  height: number;
}

const SIZES = '18rem';

function pictureOf({ srcSet, src, width, height }: MenuPicture): HTMLImageElement {
  const image = new Image(width, height);
  return Object.assign(image, { alt: '', sizes: SIZES, srcset: srcSet, src });
}

/** Shows the picture of the page whose link has the pointer or the focus, by default the first; fetches each when it is needed. */
export async function initMenuPictures(menu: HTMLElement): Promise<void> {
  const answer = await fetch(localFile('/menu-pictures.json'));
  const [rest, ...others]: MenuPicture[] = answer.ok ? await answer.json() : [];
  if (!rest) return;
  const byPath = new Map([rest, ...others].map((shown) => [shown.path, shown]));
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  place.setAttribute('aria-hidden', 'true');
  menu.firstElementChild?.lastElementChild?.append(place);

  let wanted: MenuPicture | undefined;
  const show = async (shown: MenuPicture) => {
    if (shown === wanted) return;
    wanted = shown;
    const picture = pictureOf(shown);
    await picture.decode();
    if (shown !== wanted) return;
    place.dataset.tone = shown.tone;
    place.replaceChildren(picture);
  };
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    show(byPath.get(link?.pathname ?? '') ?? rest).catch(() => undefined);
  };
  menu.addEventListener('pointerover', follow);
  menu.addEventListener('focusin', follow);
  show(rest).catch(() => undefined);
}
