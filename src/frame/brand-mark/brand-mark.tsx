import type { ImageMetadata } from 'astro';
import type { ComponentType } from 'react';

const own = import.meta.glob<string>('../../assets/brand/mark.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})['../../assets/brand/mark.svg'];

const Drawn = Object.values(
  import.meta.glob<ComponentType>('../../assets/brand/mark.tsx', {
    eager: true,
    import: 'default',
  }),
)[0];

const wordmark = Object.values(
  import.meta.glob<ImageMetadata>('../../assets/brand/wordmark.svg', {
    eager: true,
    import: 'default',
  }),
)[0];

/** The agency's name as it has drawn it (src/assets/brand/wordmark.svg), as high as the text around it; undefined without the file. */
export const ownWordmark = wordmark && (
  <img
    data-own-mark="wide"
    src={wordmark.src}
    width={wordmark.width}
    height={wordmark.height}
    alt=""
  />
);

/** True if a page needs own-mark.css. */
export const hasOwnMark = own !== undefined || wordmark !== undefined;

/** The mark: src/assets/brand/mark.svg, else the component mark.tsx beside it, which can use the theme's colours, else nothing. */
export function BrandMark() {
  if (own) return <img data-own-mark="" src={own} width="64" height="64" alt="" />;
  return Drawn && <Drawn />;
}
