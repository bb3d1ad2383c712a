/**
 * Fetches the text font for the next page, where this one shows the local font (decision 0013). Not by `rel="prefetch"`, which
 * Safari does not know. The request is the one a style sheet makes, so that the browser's cache answers that.
 */
export function fetchTextFont(address: string): void {
  fetch(address, { priority: 'low' }).catch(() => undefined);
}
