'use client';

import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { FilterChip } from './FilterChips.tsx';
import { FilterColumn } from './FilterColumn.tsx';
import { columns, list, side } from './ListFrame.css.ts';
import { ListHeading } from './ListHeading.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListPanel, Sorting } from './ListToolbar.tsx';
import { SlipNotice } from './SlipNotice.tsx';
import type { Slip } from './SlipNotice.tsx';

export interface ListFrameProps<Sort extends string> {
  title: string;
  intro?: string | undefined;
  /** How many there are, or a placeholder while that is unknown. A new number is announced. */
  count: ReactNode;
  /** A notice above everything that changes the list. */
  news?: ReactNode;
  /** The search form, where the list can be searched. */
  search?: ReactNode;
  panel: ListPanel;
  onPanelChange: (panel: ListPanel) => void;
  sorting: Sorting<Sort>;
  /** The fields to filter by; null while their code is loading. */
  filterFields: ReactNode;
  /** The label of the button that leads from the fields to the list, where that is out of sight. */
  showLabel: string;
  /** What the list is filtered by. */
  chips: readonly FilterChip[];
  onClearFilters: () => void;
  /** What the words were taken for, where they match nothing as typed. */
  slip: Slip | null;
  /** The name of the list, for screen readers. */
  resultsLabel: string;
  /** The section of the list. A button in it that disappears when pressed focuses it. */
  results: RefObject<HTMLElement | null>;
  /** The list. */
  children: ReactNode;
}

/**
 * A list with its search, two panels that exclude each other, and what is active in them.
 *
 * @use For a list that is searched, sorted and filtered.
 * @instead {@link PageBody} with a {@link Stack} for a list that is only read.
 * @content The number comes first: 'Show 4 boats'.
 * @screenreader region: the name of the list, where the focus goes after a filter is removed.
 * @screenreader button: whether its panel is open.
 */
export function ListFrame<Sort extends string>(props: ListFrameProps<Sort>) {
  const { panel, onPanelChange, chips, slip, results } = props;
  const resultsTitle = useId();
  const filterPanelId = useId();
  const isOpen = panel === 'filter';
  const active = chips.length > 0 && (
    <FilterChips
      chips={chips}
      onClear={props.onClearFilters}
      onCleared={() => results.current?.focus({ preventScroll: true })}
    />
  );

  return (
    <PageBody>
      <Stack space="16">
        <ListHeading title={props.title} intro={props.intro} count={props.count} />
        {props.news}
        <ListToolbar
          panel={panel}
          onPanelChange={onPanelChange}
          filterPanelId={filterPanelId}
          sorting={props.sorting}
        >
          {props.search}
        </ListToolbar>
        <div className={columns({ open: isOpen })}>
          {(isOpen || active) && (
            <div className={side({ open: isOpen })}>
              {isOpen ? (
                <FilterColumn
                  id={filterPanelId}
                  showLabel={props.showLabel}
                  onShow={() => {
                    onPanelChange('none');
                    results.current?.focus();
                  }}
                  chips={active || null}
                >
                  {props.filterFields}
                </FilterColumn>
              ) : (
                active
              )}
            </div>
          )}
          <section
            ref={results}
            tabIndex={-1}
            aria-labelledby={resultsTitle}
            className={list({ open: isOpen })}
          >
            <VisuallyHidden as="h2" id={resultsTitle}>
              {props.resultsLabel}
            </VisuallyHidden>
            {/* Always rendered, as the count is. */}
            <div role="status">{slip && <SlipNotice slip={slip} />}</div>
            {props.children}
          </section>
        </div>
      </Stack>
    </PageBody>
  );
}
