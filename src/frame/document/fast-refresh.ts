/** React's fast refresh expects these if the development server serves React to a page without an island. */
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
