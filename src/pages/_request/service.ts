console.log('service module loaded');
(globalThis as Record<symbol, unknown>)[Symbol.for('site.service')] = {
  start: async () => {},
  stop: async () => {},
};
