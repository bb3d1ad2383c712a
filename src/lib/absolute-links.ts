/**
 * Makes the addresses in HTML absolute, for readers who see it elsewhere.
 * @param html our own rendered Markdown
 * @param base absolute address of the page it comes from
 */
export function absoluteLinks(html: string, base: string): string {
  return html.replace(
    /\s(href|src)="([^"]*)"/g,
    (_, name: string, address: string) => ` ${name}="${new URL(address, base).href}"`,
  );
}
