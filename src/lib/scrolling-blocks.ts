/**
 * Puts tables and code samples into the Tab order: on a narrow screen they scroll sideways, and what scrolls must be
 * reachable by keyboard (WCAG 2.1.1, axe "scrollable-region-focusable").
 * @param html rendered Markdown
 */
export function reachableBlocks(html: string): string {
  return html.replace(/<(table|pre)(?![^>]*\btabindex=)([^>]*)>/g, '<$1 tabindex="0"$2>');
}
