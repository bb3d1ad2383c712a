import type { ImageMetadata } from 'astro';
import type { ComponentType } from 'react';

const own = import.meta.glob<string>('../../assets/brand/mark.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})['../../assets/brand/mark.svg'];

const wordmark = Object.values(
  import.meta.glob<ImageMetadata>('../../assets/brand/wordmark.svg', {
    eager: true,
    import: 'default',
  }),
)[0];

/** The mark of the demo brand, as high as the text beside it; undefined without src/demo. */
const [DemoMark] = Object.values(
  import.meta.glob<ComponentType>('../../demo/mark/slot.tsx', { eager: true, import: 'default' }),
);

/** The name as the agency has drawn it, src/assets/brand/wordmark.svg, as high as the text around it; undefined where there is none. */
export const ownWordmark = wordmark && (
  <img
    data-own-mark="wide"
    src={wordmark.src}
    width={wordmark.width}
    height={wordmark.height}
    alt=""
  />
);

/** True where own-mark.css is needed. */
export const hasOwnMark = own !== undefined || wordmark !== undefined;

/** The mark: src/assets/brand/mark.svg, else the demo's, else nothing. */
export function BrandMark() {
  if (own) return <img data-own-mark="" src={own} width="64" height="64" alt="" />;
  return DemoMark && <DemoMark />;
}
