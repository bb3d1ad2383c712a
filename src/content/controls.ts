/** Labels of controls that stand in several sections. */
export const controls = {
  /** `{title}` becomes the heading of the carousel. */
  carousel: {
    role: 'carousel',
    back: 'Scroll left',
    forward: 'Scroll right',
    progress: '{title}: scrolled',
  },
  /** `{label}` becomes the name of what moves. */
  pause: 'Pause: {label}',
  /** Read after the figure of a testimonial's rating. */
  rating: 'out of 5',
} as const;
