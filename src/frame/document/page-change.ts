/** Part of the script in the head: a page to which a visitor goes back is revealed the other way round (theme/base.css). */
export const pageChangeScript = `addEventListener('pagereveal', ({ viewTransition }) => {
  const { entry, from } = window.navigation?.activation ?? {};
  if (viewTransition && from && entry.index < from.index) viewTransition.types.add('back');
});`;
