/**
 * A script for the head of a page with an explorer, inline because nothing may be painted before it has run: what the
 * address asks for, as attributes of `<html>`, so that CSS shows the right tab, view and filter at once. The same as
 * showUrlState (lib/url-state.ts), which takes over when React wakes; a test holds the two together.
 */
export const firstPaint = `{
const root = document.documentElement, asked = new URLSearchParams(location.search);
root.setAttribute('data-url', '');
for (const name of ['tab', 'q', 'view', 'industry'])
  if (asked.get(name)) root.setAttribute('data-url-' + name, asked.get(name));
}`;
