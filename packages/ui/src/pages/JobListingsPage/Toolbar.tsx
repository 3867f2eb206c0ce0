'use client';

import type { JobSort } from '@skillharbor/contract';
import { ArrowUpDown, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { multiSelectList } from '../../primitives/MultiSelect/loadList.ts';
import { usePrefetch } from '../../primitives/OnDemand/onDemand.ts';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';
import { before, panel as panelStyle, panels, toolbar } from './JobListingsPage.css.ts';

/** Which of the two panels is open; at most one. */
export type Panel = 'none' | 'sort' | 'filter';

export interface ToolbarProps {
  panel: Panel;
  onPanelChange: (panel: Panel) => void;
  /** The id of the filter panel, which stands at the list. */
  filterPanelId: string;
  /** The orders to choose from. */
  sorts: readonly JobSort[];
  sort: JobSort;
  onSortChange: (sort: JobSort) => void;
  /** The content before the two buttons. */
  children: ReactNode;
}

/** The buttons of the two panels, and the panel of the sort. */
export function Toolbar(props: ToolbarProps) {
  const { panel, onPanelChange, filterPanelId, sorts, sort, onSortChange, children } = props;
  const messages = useJobMessages().listings;
  const sortPanelId = useId();
  usePrefetch(multiSelectList);
  const toggle = (which: Panel) => () => onPanelChange(panel === which ? 'none' : which);

  return (
    <div className={panels}>
      <div className={toolbar}>
        <div className={before}>{children}</div>
        <Inline space="12">
          <Toggle
            icon={<ArrowUpDown />}
            open={panel === 'sort'}
            controls={sortPanelId}
            show={messages.sort}
            hide={messages.hideSort}
            onClick={toggle('sort')}
          />
          <Toggle
            icon={<SlidersHorizontal />}
            open={panel === 'filter'}
            controls={filterPanelId}
            show={messages.filter}
            hide={messages.hideFilters}
            onClick={toggle('filter')}
          />
        </Inline>
      </div>
      {panel === 'sort' && (
        <div id={sortPanelId} className={panelStyle({ size: 'content' })}>
          <RadioGroup
            label={messages.sortBy}
            name="sort"
            options={sorts.map((value) => ({ value, label: messages.sorts[value] }))}
            value={sort}
            onChange={onSortChange}
          />
        </div>
      )}
    </div>
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
