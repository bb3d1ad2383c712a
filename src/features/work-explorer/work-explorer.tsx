import type { ProjectsCopy } from '../../content/schema/pages/projects.ts';
import { countText, fillIn } from '../../lib/fill-in.ts';
import { Button } from '../../ui/button/button.tsx';
import type { DemoCopy } from '../../ui/demo-label/demo-label.tsx';
import { ToggleGroup } from '../../ui/toggle-group/toggle-group.tsx';
import grid from '../explorer/card-grid.module.css';
import { Explorer } from '../explorer/explorer.tsx';
import { Notice } from '../explorer/notice.tsx';
import styles from './work-explorer.module.css';
import { type IndustryOption, type PortfolioItem, WorkItem } from './work-item.tsx';

interface WorkExplorerProps {
  label: string;
  language: string;
  demo: DemoCopy | undefined;
  copy: Pick<ProjectsCopy, 'filters' | 'view' | 'number' | 'count' | 'readMore' | 'empty'>;
  items: readonly PortfolioItem[];
  /** Links to other work, each with the filter that shows it. */
  more: readonly { id: string; label: string; href: string }[];
}

const keepsIndustry = ({ industry }: IndustryOption, item: { industry: string }) =>
  industry === '' || item.industry === industry;

export function WorkExplorer({ label, language, demo, copy, items, more }: WorkExplorerProps) {
  const { filters, view, count, empty } = copy;
  const counted = (kept: number) => countText(count, kept, language);
  const options = filters.options.map((option) => {
    const kept = counted(items.filter((item) => keepsIndustry(option, item)).length);
    const { id, label, industry } = option;
    const status = industry ? fillIn(count.inIndustry, { count: kept, industry: label }) : kept;
    return { value: id, label, status };
  });
  return (
    <Explorer
      label={label}
      tools={
        // A filter with a single option leaves nothing to choose.
        <div hidden={options.length < 2}>
          <ToggleGroup label={filters.legend} name="industry" options={options} />
        </div>
      }
      status={{ first: counted(items.length) }}
      more={more.map(({ id, label, href }, index) => (
        <a key={id} className="target" href={href} hidden={index > 0} data-in={`industry=${id}`}>
          {label}
        </a>
      ))}
      demo={demo}
      view={view}
    >
      <ul className={`${grid.grid} ${styles.list}`}>
        {items.map((item) => (
          <WorkItem
            key={item.id}
            item={item}
            options={filters.options.filter((option) => keepsIndustry(option, item))}
            copy={copy}
          />
        ))}
      </ul>
      <div className={styles.empty}>
        <Notice {...empty}>
          <Button name="industry" value={filters.options[0]?.id}>
            {empty.reset}
          </Button>
        </Notice>
      </div>
    </Explorer>
  );
}
