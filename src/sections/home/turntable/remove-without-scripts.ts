/** Removes the room for the scene if a script of the page does not come: it would be five empty windows. */
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module')
      document.querySelector('[data-turntable]')?.remove();
  },
  true,
);
