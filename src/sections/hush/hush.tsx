import { Band } from '../../ui/band/band.tsx';
import { LargeSentence } from '../../ui/large-sentence/large-sentence.tsx';

/** A sentence and nothing else: a pause between two chapters. */
export function Hush({ text }: { text: string }) {
  return (
    <Band>
      <LargeSentence text={text} />
    </Band>
  );
}
