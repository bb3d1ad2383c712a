import type { ComponentProps } from 'react';
import { ScriptButton } from '../../ui/script-button/script-button.tsx';
import words from './whisk-words.yaml';

export default function WhiskButton(props: ComponentProps<'button'>) {
  return (
    <ScriptButton data-whisk="" {...props}>
      {words.whisk}
    </ScriptButton>
  );
}
