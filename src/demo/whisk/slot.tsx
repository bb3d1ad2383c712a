import type { ComponentProps } from 'react';
import { ScriptButton } from '../../ui/script-button/script-button.tsx';

/** The words come with the code, which is in one language. */
export default function WhiskButton(props: ComponentProps<'button'>) {
  return <ScriptButton data-whisk="" {...props} />;
}
