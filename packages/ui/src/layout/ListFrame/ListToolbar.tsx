'use client';

import { ArrowUpDown, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ChoiceOption } from '../../primitives/Choice/Choice.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { before, ordering, panel as panelStyle, toggles, toolbar } from './ListFrame.css.ts';
import { PanelSkeleton } from './PanelSkeleton.tsx';

/** The open panel, or null if both are closed. */
export type ListPanel = 'none' | 'sort' | 'filter';

export interface Sorting<Sort extends string> {
  options: readonly ChoiceOption<Sort>[];
  value: Sort;
  onChange: (sort: Sort) => void;
  hint?: string;
}

export interface ListToolbarProps<Sort extends string> {
  panel: ListPanel;
  onPanelChange: (panel: ListPanel) => void;
  /** The id of the filter panel, which is beside the list. */
  filterPanelId: string;
  sorting: Sorting<Sort>;
  /** The search form, if the list can be searched. */
  children?: ReactNode;
}

const choices = onDemand(() => import('../../primitives/RadioGroup/RadioGroup.tsx'));

/** Shows the search, the buttons of both panels, and the sort panel. */
export function ListToolbar<Sort extends string>(props: ListToolbarProps<Sort>) {
  const { panel, onPanelChange, filterPanelId, sorting, children } = props;
  const { list: messages } = usePrimitiveMessages();
  const sortPanelId = useId();
  const loaded = useOnDemand(choices, panel === 'sort');
  const toggle = (which: ListPanel) => () => onPanelChange(panel === which ? 'none' : which);

  return (
    <div className={toolbar}>
      {children && <div className={before}>{children}</div>}
      <div className={ordering}>
        <div className={toggles}>
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
        </div>
        {panel === 'sort' && (
          <div id={sortPanelId} className={panelStyle}>
            {loaded ? (
              <loaded.RadioGroup label={messages.sortBy} name="sort" {...sorting} />
            ) : (
              <PanelSkeleton />
            )}
          </div>
        )}
      </div>
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
