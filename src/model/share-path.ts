/** Newest insights with their own share picture, which takes a tenth of a second to draw; older ones show their category's. */
export const OWN_PICTURES = 200;

/** Returns the path of a page's share picture: `/share/about.jpg` for `/about`, `/share/home.jpg` for home. */
export const sharePicturePath = (path: string) => `/share${path === '/' ? '/home' : path}.jpg`;

/** Returns the path of an insight's share picture. @param rank its place among all insights; the newest is 0 */
export const insightPicturePath = (path: string, rank: number, category: string) =>
  rank < OWN_PICTURES ? sharePicturePath(path) : sharePicturePath(`/insights/category/${category}`);
