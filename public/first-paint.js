// Before the first paint: what the address asks for, as attributes of <html>, so that CSS shows the right tab,
// view and filter at once. The same as showUrlState in src/lib/url-state.ts, which takes over when React wakes.
document.documentElement.setAttribute('data-url', '');
for (const [name, value] of new URLSearchParams(location.search)) {
  if (/^(tab|q|view|industry)$/.test(name) && value) document.documentElement.setAttribute(`data-url-${name}`, value);
}
