/**
 * What a navigation link tells the cursor follower (behaviours/cursor.ts).
 * @param label shown beside the cursor; without one the link's own words, and no label where it is 'plain'
 */
export const cursorNav = (label = '') =>
  FEATURES.cursorFollower ? { 'data-cursor-nav': label } : {};
