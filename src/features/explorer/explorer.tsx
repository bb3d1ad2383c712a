import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Band } from '../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { ToggleGroup } from '../../ui/toggle-group/toggle-group.tsx';
import script from './explore.ts?inline-script';
import styles from './explorer.module.css';

interface ExplorerProps {
  id?: string;
  label: string;
  /** Pages pass them as the slot of this name. */
  tools?: ReactNode;
  layout?: string | undefined;
  /** Status line at first, while searching, and by number of contents (from 0). */
  status: { first: string; waiting?: string; counts?: readonly string[] };
  /** Rendered after the status line. */
  more?: ReactNode;
  demo?: DemoCopy | undefined;
  view?: { legend: string; grid: string; list: string };
  children: ReactNode;
}

/** A collection with its tools: filters, the number of results, and the choice of grid or list. */
export function Explorer(props: ExplorerProps) {
  const { id, label, tools, status, more, demo, view, children } = props;
  const { layout = `cluster row ${styles.row}` } = props;
  return (
    <Band id={id} aria-label={label} data-explorer="">
      <div className={`stack gapL ${styles.explorer}`}>
        <div className={classNames(styles.tools, layout)} data-tools="">
          {tools}
          <p
            className="caption semibold"
            role="status"
            data-waiting={status.waiting}
            data-counts={status.counts?.join('\n')}
          >
            {status.first}
          </p>
          {more}
          <DemoLabel copy={demo} />
          {view && (
            <ToggleGroup
              variant="segment"
              name="view"
              label={view.legend}
              options={[
                { value: 'grid', label: view.grid, icon: 'grid' },
                { value: 'list', label: view.list, icon: 'list' },
              ]}
            />
          )}
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, written at build and allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
        {children}
      </div>
    </Band>
  );
}
