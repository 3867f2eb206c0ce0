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
import { TypoNotice } from './TypoNotice.tsx';
import type { Typo } from './TypoNotice.tsx';

export interface ListFrameProps<Sort extends string> {
  title: string;
  intro?: string | undefined;
  /** The number of items, or a placeholder until it is known. Screen readers announce a new number. */
  count: ReactNode;
  /** A notice above all controls of the list. */
  news?: ReactNode;
  /** The search form, if the list can be searched. */
  search?: ReactNode;
  panel: ListPanel;
  onPanelChange: (panel: ListPanel) => void;
  sorting: Sorting<Sort>;
  /** The filter fields, or null while their code is loading. */
  filterFields: ReactNode;
  /** The label of the button that scrolls from the fields to the list if the list is out of view. */
  showLabel: string;
  /** The active filters. */
  chips: readonly FilterChip[];
  onClearFilters: () => void;
  /** The correction of the search, if the typed words match nothing. */
  typo: Typo | null;
  /** The name of the list, for screen readers. */
  resultsLabel: string;
  /** The section of the list. If a pressed button in the list disappears, the focus moves to the section. */
  results: RefObject<HTMLElement | null>;
  /** The list itself. */
  children: ReactNode;
}

/**
 * Shows a list with its search, a sort panel, a filter panel and its active filters. At most one panel is open.
 *
 * @use Around a list that is too long to read from beginning to end.
 * @instead {@link PageBody} with a {@link Stack} for a list that is only read.
 * @content The label of the button that leads to the list contains the number: 'Show 4 boats'.
 * @screenreader region: the name of the list, which gets the focus after a filter is removed.
 * @screenreader button: whether its panel is open.
 */
export function ListFrame<Sort extends string>(props: ListFrameProps<Sort>) {
  const { panel, onPanelChange, chips, typo, results } = props;
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
            {/* The element is always rendered, so that screen readers announce a notice that appears in it. */}
            <div role="status">{typo && <TypoNotice typo={typo} />}</div>
            {props.children}
          </section>
        </div>
      </Stack>
    </PageBody>
  );
}
