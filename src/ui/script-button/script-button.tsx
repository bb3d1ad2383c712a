import type { ComponentProps } from 'react';

/** Looks like a link. Its script shows it, because without one it does nothing. */
export const ScriptButton = (props: ComponentProps<'button'>) => (
  <button type="button" hidden {...props} />
);
