import { Band } from '../../ui/band/band.tsx';
import { HushHead } from '../../ui/hush-head/hush-head.tsx';

/** A sentence and nothing else: a pause between two chapters. */
export function Hush({ text }: { text: string }) {
  return (
    <Band>
      <HushHead text={text} />
    </Band>
  );
}
