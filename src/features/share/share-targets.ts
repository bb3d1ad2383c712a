import type { InsightPageCopy } from '../../content/schema/pages/insight.ts';

interface ShareTarget {
  icon: 'x' | 'linkedin' | 'facebook' | 'mail';
  label: string;
  href: string;
  /** Size of its window in CSS pixels, between 550×400 and 750×600. */
  size?: readonly [width: number, height: number];
}

/** Returns addresses that share a page, as the networks document them; nothing is loaded from them. */
export function shareTargets(
  page: { url: string; title: string },
  labels: InsightPageCopy['share']['targets'],
): ShareTarget[] {
  const url = encodeURIComponent(page.url);
  const title = encodeURIComponent(page.title);
  return [
    {
      icon: 'x',
      label: labels.x,
      href: `https://x.com/intent/post?url=${url}&text=${title}`,
      size: [550, 420],
    },
    {
      icon: 'linkedin',
      label: labels.linkedin,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
      size: [750, 600],
    },
    {
      icon: 'facebook',
      label: labels.facebook,
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      size: [555, 400],
    },
    { icon: 'mail', label: labels.email, href: `mailto:?subject=${title}&body=${url}` },
  ];
}
