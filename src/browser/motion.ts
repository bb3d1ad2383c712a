/** Returns true if the visitor asked for reduced motion, in the system or on the site (frame/display-settings). */
export const isMotionReduced = (): boolean =>
  document.documentElement.dataset.motion === 'off' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
