/** Removes the scene's space if a script of the page fails to load: it would be several empty screens. */
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module')
      document.querySelector('[data-turntable]')?.remove();
  },
  true,
);
