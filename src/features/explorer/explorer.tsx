import type { ReactNode } from 'react';
import { minifySync } from 'vite';
import { classNames } from '../../lib/class-names.ts';
import { Band } from '../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { ToggleGroup } from '../../ui/toggle-group/toggle-group.tsx';
import { explore } from './explore.ts';
import styles from './explorer.module.css';

const script = minifySync('explore.js', `(${explore})()`).code;

interface ExplorerProps {
  label: string;
  tools: ReactNode;
  layout: string | undefined;
  /** What the status line says at first, while a search is under way, and where there is nothing. */
  status: { first: string; waiting?: string; none?: string };
  demo?: DemoCopy | undefined;
  view: { legend: string; grid: string; list: string };
  children: ReactNode;
}

/** A collection with its tools: what chooses, how many are left, and the choice of grid or list. */
export function Explorer({ label, tools, layout, status, demo, view, children }: ExplorerProps) {
  return (
    <Band aria-label={label} data-explorer="">
      <div className={styles.explorer}>
        <div className={classNames(styles.tools, layout)} data-tools="">
          {tools}
          <p
            className={styles.status}
            role="status"
            data-waiting={status.waiting}
            data-none={status.none}
          >
            {status.first}
          </p>
          <DemoLabel copy={demo} />
          <ToggleGroup
            look="segment"
            name="view"
            label={view.legend}
            options={[
              { value: 'grid', label: view.grid, icon: 'grid' },
              { value: 'list', label: view.list, icon: 'list' },
            ]}
          />
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, written at build and allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
        {children}
      </div>
    </Band>
  );
}
