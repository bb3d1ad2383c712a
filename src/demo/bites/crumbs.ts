import styles from './bites.module.css';

/** Crumbs of one bite. */
const CRUMBS = 14;

const between = (least: number, most: number) => least + Math.random() * (most - least);

/**
 * Lets crumbs fall out of a bite onto the lower edge of `floor`, where they stay.
 * @param x of the bite, from the left
 * @param height of the bite above the lower edge
 */
export function dropCrumbs(floor: HTMLElement, x: number, height: number, size: number): void {
  for (let count = 0; count < CRUMBS; count++) {
    const crumb = document.createElement('i');
    crumb.className = styles.crumb ?? '';
    const drift = between(-0.9, 0.9) * size;
    const from = -height + between(-0.5, 0.5) * size;
    crumb.style.left = `${((x + between(-0.7, 0.7) * size + drift) / floor.offsetWidth) * 100}%`;
    crumb.style.scale = String(between(0.5, 1.3));
    crumb.style.rotate = `${between(0, 360)}deg`;
    floor.append(crumb);
    crumb.animate(
      [
        { translate: `${-drift}px ${from}px`, rotate: `${between(-400, 400)}deg` },
        {
          translate: `${-0.7 * drift}px ${from - between(10, 50)}px`,
          offset: 0.2,
          easing: 'ease-in',
        },
        { translate: `${-0.1 * drift}px 0px`, offset: 0.8, easing: 'ease-out' },
        { translate: `0px ${between(-14, -4)}px`, offset: 0.9, easing: 'ease-in' },
        { translate: 'none' },
      ],
      { duration: 350 + Math.sqrt(height) * between(22, 34) },
    );
  }
}
