'use client';

import { applicantFilterValues, applicantSortValues } from '@skillharbor/contract';
import type { ApplicantsQuery, ReceivedTotals } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { ChoiceLinks } from '../../primitives/ChoiceLinks/ChoiceLinks.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { toolbar } from './ManageJobPage.css.ts';

/** The status by which the list is filtered, and the order of the list. */
export type ShownApplicants = Required<ApplicantsQuery>;

export interface ApplicantsToolbarProps {
  totals: ReceivedTotals;
  shown: ShownApplicants;
  shownHref: (shown: ShownApplicants) => string;
  onShow: (shown: ShownApplicants) => void;
  /** Further controls beside the sort order. */
  children: ReactNode;
}

/** Shows the statuses to filter by, with their numbers, and the sort order. */
export function ApplicantsToolbar({ totals, shown, shownHref, onShow, children }: ApplicantsToolbarProps) {
  const messages = useClientMessages().review.list;
  const choices = applicantFilterValues.map((state) => ({
    state,
    href: shownHref({ ...shown, state }),
    label: messages.filters[state],
    count: totals[state],
    current: state === shown.state,
  }));
  return (
    <div className={toolbar}>
      <ChoiceLinks
        label={messages.filter}
        choices={choices}
        onFollow={({ href }) => {
          const chosen = choices.find((choice) => choice.href === href);
          if (chosen) onShow({ ...shown, state: chosen.state });
        }}
      />
      <Inline space="8">
        <Select
          label={messages.sort}
          name="sort"
          labelBeside
          options={applicantSortValues.map((value) => ({ value, label: messages.sorts[value] }))}
          value={shown.sort}
          onChange={(sort) => onShow({ ...shown, sort })}
        />
        {children}
      </Inline>
    </div>
  );
}
