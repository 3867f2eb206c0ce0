'use client';

import { ArrowUpDown, SlidersHorizontal } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button, Inline, MultiSelect, RadioGroup, Tiles, useMessages } from '../../primitives/index.ts';
import type { FilterOptions, JobFilters, JobSort } from './jobFilters.ts';
import { before, panel as panelStyle, panels, toolbar } from './JobListingsPage.css.ts';

/** Which of the two panels is open: one at most. */
export type Panel = 'none' | 'sort' | 'filter';

export interface PanelsProps {
  panel: Panel;
  onPanelChange: (panel: Panel) => void;
  sort: JobSort;
  onSortChange: (sort: JobSort) => void;
  options: FilterOptions;
  filters: JobFilters;
  onFiltersChange: (filters: JobFilters) => void;
  /** What stands before the two buttons. */
  children: ReactNode;
}

export function Panels(props: PanelsProps) {
  const { panel, onPanelChange, sort, onSortChange, options, filters, onFiltersChange, children } = props;
  const { listings: words, categories } = useMessages().jobs;
  const id = useId();
  const toggle = (which: Panel) => () => onPanelChange(panel === which ? 'none' : which);

  return (
    <div className={panels}>
      <div className={toolbar}>
        <div className={before}>{children}</div>
        <Inline space="12">
          <Button
            icon={<ArrowUpDown />}
            expanded={panel === 'sort'}
            controls={`${id}-sort`}
            onClick={toggle('sort')}
          >
            {panel === 'sort' ? words.hideSort : words.sort}
          </Button>
          <Button
            icon={<SlidersHorizontal />}
            expanded={panel === 'filter'}
            controls={`${id}-filter`}
            onClick={toggle('filter')}
          >
            {panel === 'filter' ? words.hideFilters : words.filter}
          </Button>
        </Inline>
      </div>
      {panel === 'sort' && (
        <div id={`${id}-sort`} className={panelStyle}>
          <RadioGroup
            label={words.sortBy}
            name="sort"
            options={[
              { value: 'date', label: words.newestFirst },
              { value: 'oldest', label: words.oldestFirst },
            ]}
            value={sort}
            onChange={onSortChange}
          />
        </div>
      )}
      {panel === 'filter' && (
        <div id={`${id}-filter`} className={panelStyle}>
          <Tiles space="16" columns={{ phone: '1', tablet: '3' }}>
            <MultiSelect
              label={words.category}
              options={options.categories.map((value) => ({ value, label: categories[value] }))}
              value={filters.categories}
              onChange={(chosen) => onFiltersChange({ ...filters, categories: chosen })}
            />
            <MultiSelect
              label={words.location}
              options={options.locations.map(asOption)}
              value={filters.locations}
              onChange={(locations) => onFiltersChange({ ...filters, locations })}
            />
            <MultiSelect
              label={words.company}
              options={options.companies.map(asOption)}
              value={filters.companies}
              onChange={(companies) => onFiltersChange({ ...filters, companies })}
            />
          </Tiles>
        </div>
      )}
    </div>
  );
}

function asOption(value: string) {
  return { value, label: value };
}
