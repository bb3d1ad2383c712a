/**
 * Puts a paragraph under every heading (h2 to h4) that has nothing below it before the next heading of its own or a
 * higher level, as the specification asks ("A section without body text").
 * @param html rendered Markdown
 * @param message text of the paragraph, without markup
 */
export function fillEmptySections(html: string, message: string): string {
  return html.replace(
    /(<h([2-4])\b[^>]*>[\s\S]*?<\/h\2>)(\s*)(?=<h([2-4])\b|<section data-footnotes|$)/g,
    (whole, heading: string, level: string, space: string, next: string | undefined) =>
      next !== undefined && Number(next) > Number(level)
        ? whole
        : `${heading}\n<p>${message}</p>${space}`,
  );
}
