import type { ComponentProps } from 'react';
import { ScriptButton } from '../../ui/script-button/script-button.tsx';

/** Shown by whisk.ts, which sets its text. */
export default function WhiskButton(props: ComponentProps<'button'>) {
  return <ScriptButton data-whisk="" {...props} />;
}
