/**
 * Puts the logo at the address in `data-logo` in place of a name, which stays if the file cannot be shown. Each file is a
 * document of its own, so ids and classes of two logos never meet. No image inherits a colour: a tinted logo is a mask.
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
  // Chromium before 120 knows the mask by this name alone.
  if (tinted) picture.style.webkitMaskImage = `url("${logo}")`;
  else shape.setAttribute('href', logo);
  shape.setAttribute('width', '100%');
  shape.setAttribute('height', '100%');
  picture.replaceChildren(shape);
}
