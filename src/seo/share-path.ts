/** Where a page's share picture stands: `/about` has `/share/about.png`, home has `/share/home.png`. */
export const sharePicturePath = (path: string) => `/share${path === '/' ? '/home' : path}.png`;
