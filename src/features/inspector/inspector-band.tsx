import type { ColophonCopy } from '../../content/schema/pages/colophon.ts';
import { Band } from '../../ui/band/band.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';

/** The switch that labels every band of the site with its component. Without scripts it is not there. */
export function InspectorBand({ title, text, button, ...labels }: ColophonCopy['inspector']) {
  return (
    <Band id="inspector" aria-labelledby="inspector-title" hidden data-inspector="">
      <SectionHead id="inspector-title" title={title} text={text} variant="stacked">
        <p>
          <Button variant="action" aria-pressed={false} data-labels={JSON.stringify(labels)}>
            {button}
          </Button>
        </p>
      </SectionHead>
    </Band>
  );
}
