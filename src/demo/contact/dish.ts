import styles from './ticket.module.css';

/** Sweets served if the visitor chose none. */
const HOUSE = 3;

/** Puts a covered plate of the chosen sweets on top of the thank-you, and returns it. CSS lifts its cloche (chosen-plate.module.css). */
export function serveDish(scene: HTMLElement, dialog: HTMLElement, slugs: readonly string[]) {
  const dish = scene.firstElementChild?.cloneNode(true);
  if (!(dish instanceof HTMLElement)) return undefined;
  dish.classList.add(styles.dish ?? '');
  const all = [...dish.querySelectorAll<HTMLImageElement>('[data-chosen]')];
  const served = all.filter(({ dataset }) => slugs.includes(dataset.chosen ?? ''));
  const kept = served.length > 0 ? served : all.slice(0, HOUSE);
  for (const sweet of all) if (!kept.includes(sweet)) sweet.remove();
  for (const image of dish.querySelectorAll('img')) image.loading = 'eager';
  dialog.querySelector(`.${styles.dish}`)?.remove();
  dialog.prepend(dish);
  return dish;
}
