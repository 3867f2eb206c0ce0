'use client';

import type { FreelancerFacets, FreelancerSort } from '@skillharbor/contract';
import { ArrowUpDown, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { multiSelectList } from '../../primitives/MultiSelect/loadList.ts';
import { usePrefetch } from '../../primitives/OnDemand/onDemand.ts';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useFreelancerMessages } from '../../primitives/UiProvider/useFreelancerMessages.ts';
import type { DirectoryFilters } from './directoryFilters.ts';
import { directorySorts } from './directorySorts.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { panel as panelStyle, search as searchStyle, toolbar } from './FreelancersPage.css.ts';

/** Which of the two panels is open; at most one. */
export type DirectoryPanel = 'none' | 'sort' | 'filter';

export interface DirectoryPanelsProps {
  panel: DirectoryPanel;
  onPanelChange: (panel: DirectoryPanel) => void;
  /** The words of the search; '' for none. */
  search: string;
  sort: FreelancerSort;
  onSortChange: (sort: FreelancerSort) => void;
  /** The values to choose from; null until they are known. */
  facets: FreelancerFacets | null;
  filters: DirectoryFilters;
  onFiltersChange: (filters: DirectoryFilters) => void;
  /** The search. */
  children: ReactNode;
}

export function DirectoryPanels(props: DirectoryPanelsProps) {
  const { panel, onPanelChange, search, sort, onSortChange, facets, filters, onFiltersChange } = props;
  const messages = useFreelancerMessages().directory;
  const id = useId();
  usePrefetch(multiSelectList);
  const toggle = (which: DirectoryPanel) => () => onPanelChange(panel === which ? 'none' : which);

  return (
    <Stack space="16">
      <div className={toolbar}>
        <div className={searchStyle}>{props.children}</div>
        <Inline space="12">
          <Toggle
            icon={<ArrowUpDown />}
            open={panel === 'sort'}
            controls={`${id}-sort`}
            show={messages.sort}
            hide={messages.hideSort}
            onClick={toggle('sort')}
          />
          <Toggle
            icon={<SlidersHorizontal />}
            open={panel === 'filter'}
            controls={`${id}-filter`}
            show={messages.filter}
            hide={messages.hideFilters}
            onClick={toggle('filter')}
          />
        </Inline>
      </div>
      {panel === 'sort' && (
        <div id={`${id}-sort`} className={panelStyle({ size: 'content' })}>
          <RadioGroup
            label={messages.sortBy}
            name="sort"
            hint={messages.sortHint(filters.rate?.currency ?? 'USD')}
            options={directorySorts(search).map((value) => ({ value, label: messages.sorts[value] }))}
            value={sort}
            onChange={onSortChange}
          />
        </div>
      )}
      {panel === 'filter' && (
        <div id={`${id}-filter`} className={panelStyle({ size: 'full' })}>
          <FilterPanel facets={facets} filters={filters} onFiltersChange={onFiltersChange} />
        </div>
      )}
    </Stack>
  );
}

interface ToggleProps {
  icon: ReactNode;
  open: boolean;
  /** The id of the panel. */
  controls: string;
  show: string;
  hide: string;
  onClick: () => void;
}

function Toggle({ icon, open, controls, show, hide, onClick }: ToggleProps) {
  return (
    <Button icon={icon} expanded={open} controls={controls} otherLabel={open ? show : hide} onClick={onClick}>
      {open ? hide : show}
    </Button>
  );
}
