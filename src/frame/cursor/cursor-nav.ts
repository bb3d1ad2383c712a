/**
 * What a list of navigation links, or one of them, tells the cursor follower (init-cursor.ts).
 * @param label 'plain' for a link over which no label is shown
 */
export const cursorNav = (label: '' | 'plain' = '') =>
  FEATURES.cursorFollower ? { 'data-cursor-nav': label } : {};
