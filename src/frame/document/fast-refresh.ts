/** React's fast refresh expects these where the development server serves React to a page without an island. */
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
