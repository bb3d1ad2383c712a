/** Returns true if the visitor has reduced motion, in the system or on the site (frame/display-settings). */
export const isMotionReduced = (): boolean =>
  document.documentElement.dataset.motion === 'off' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
