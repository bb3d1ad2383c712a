import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Band } from '../../ui/band/band.tsx';
import { ToggleGroup } from '../../ui/toggle-group/toggle-group.tsx';
import styles from './explorer.module.css';

interface ExplorerProps {
  label: string;
  /** False until React shows what the address asks for; as long, CSS shows it (features/use-url-state.ts). */
  awake: boolean;
  /** What chooses: filters, tabs, a search. */
  tools: ReactNode;
  /** How the tools stand beside count and view. */
  layout: string | undefined;
  /** Announced when it changes. */
  status: string | undefined;
  words: { legend: string; grid: string; list: string };
  view: string;
  onView: (view: 'grid' | 'list') => void;
  /** Called when a pointer or the focus comes to the tools: time to fetch what they may need. */
  onNear?: () => void;
  /** What is explored. */
  children: ReactNode;
}

/** A collection with its tools: what chooses, how many are left, and the choice of grid or list. */
export function Explorer(props: ExplorerProps) {
  const { label, awake, tools, layout, status, words, view, onView, onNear, children } = props;
  return (
    <Band air="half" aria-label={label}>
      <div className={styles.explorer} data-asleep={awake ? undefined : ''}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for what comes near its controls */}
        <div
          className={classNames(styles.tools, layout)}
          onPointerEnter={onNear}
          onPointerDown={onNear}
          onFocus={onNear}
        >
          {tools}
          <p className={styles.status} role="status">
            {status}
          </p>
          <ToggleGroup
            look="segment"
            label={words.legend}
            options={[
              { value: 'grid', label: words.grid, icon: 'grid' },
              { value: 'list', label: words.list, icon: 'list' },
            ]}
            value={view === 'list' ? 'list' : 'grid'}
            onChange={onView}
          />
        </div>
        {children}
      </div>
    </Band>
  );
}
