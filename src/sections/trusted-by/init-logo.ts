/**
 * Replaces a name with the logo at the address in `data-logo`; the name stays if the file cannot be shown. Each logo is a separate
 * document, so their ids and classes never clash. Images don't inherit colours, so a tinted logo is a mask.
 */
export async function initLogo(picture: HTMLElement): Promise<void> {
  const { logo = '', tinted } = picture.dataset;
  const file = Object.assign(new Image(), { src: logo });
  try {
    await file.decode();
  } catch {
    return;
  }
  const shape = document.createElementNS(picture.namespaceURI, tinted ? 'rect' : 'image');
  // Chromium before 120 only supports the prefixed mask.
  if (tinted) picture.style.webkitMaskImage = `url("${logo}")`;
  else shape.setAttribute('href', logo);
  shape.setAttribute('width', '100%');
  shape.setAttribute('height', '100%');
  picture.replaceChildren(shape);
}
