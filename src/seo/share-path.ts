/** Where a page's share picture stands: `/about` has `/share/about.jpg`, home has `/share/home.jpg`. */
export const sharePicturePath = (path: string) => `/share${path === '/' ? '/home' : path}.jpg`;
