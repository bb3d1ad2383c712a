/** Name of the ground under a picture, so that a page change can let the ground grow and the picture fly alone. */
export const groundOf = (picture: string): string => `${picture}-ground`;
