/** Puts logos of one sheet into the pictures that name them in `data-logo` (`/sheet.svg#id`); without it their names stay. */
export async function initLogos(pictures: readonly SVGElement[]): Promise<void> {
  const sheet = pictures[0]?.dataset.logo?.split('#')[0];
  if (!sheet) return;
  const { ok } = await fetch(sheet).catch(() => ({ ok: false }));
  if (!ok) return;
  for (const picture of pictures) {
    const use = document.createElementNS(picture.namespaceURI, 'use');
    use.setAttribute('href', picture.dataset.logo ?? '');
    picture.replaceChildren(use);
  }
}
