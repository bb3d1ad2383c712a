import { commentsConfigured } from '../../content/features.ts';
import { insightPage } from '../../content/pages.ts';
import { commentsFramePath, site } from '../../content/site.ts';
import { withBase } from '../../lib/base-path.ts';
import { fillIn } from '../../lib/fill-in.ts';

/** Host of the site's comments (Disqus). */
export const commentsHost = `${site.comments.shortName}.disqus.com`;

/** Address and texts of the page with an insight's thread; undefined until comments are set up. */
export function commentsFrame(identifier: string, url: string, title: string) {
  if (!commentsConfigured) return undefined;
  const { note, ...copy } = insightPage.comments;
  return {
    ...copy,
    src: withBase(`${commentsFramePath}?${new URLSearchParams({ identifier, url, title })}`),
    note: fillIn(note, { provider: 'Disqus', host: commentsHost }),
  };
}
