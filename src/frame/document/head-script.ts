/** The script in the head of every page (`?inline-script`): it runs before the first paint. */
import { features } from '../../content/features.ts';
import { recallChoices } from '../display-settings/display-settings.ts';
import './page-change.ts';

/** Characters that every page needs (theme/fonts.ts), as WOFF2 in base64. */
const fonts: ({ family: string; data: string } & FontFaceDescriptors)[] = import.meta.env
  .INLINE_FONTS;

if (features.displaySettings) recallChoices();
// Removed once the whole page is laid out (init-late.ts). A fragment with "=" is the state of a script, no element's id.
document.documentElement.toggleAttribute('data-fragment', /^#[^=]+$/.test(location.hash));
// A font from bytes is ready at once; as a data: URL in a style sheet it sometimes missed the first paint.
for (const { family, data, ...descriptors } of fonts) {
  const bytes = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
  document.fonts.add(new FontFace(family, bytes, descriptors));
}
