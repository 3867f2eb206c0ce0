'use client';

import { caseStateValues } from '@skillharbor/contract';
import type { CaseList, CaseState, CaseSummary } from '@skillharbor/contract';
import { useRef } from 'react';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { ChoiceLinks } from '../../primitives/ChoiceLinks/ChoiceLinks.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { KeyboardShortcuts } from '../../primitives/KeyboardShortcuts/KeyboardShortcuts.tsx';
import type { KeyboardShortcutsProps } from '../../primitives/KeyboardShortcuts/KeyboardShortcuts.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { CaseRow } from './CaseRow.tsx';

export interface ModerationPageProps {
  /** The state by which the list of cases is filtered. */
  state: CaseState;
  /** Returns the address of the list of cases in a state. */
  stateHref: (state: CaseState) => string;
  /** The cases in this state. */
  cases: Loadable<readonly CaseSummary[]>;
  /** The number of cases in each state, or null until they are known. */
  totals: CaseList['totals'] | null;
  pages: Pages;
  caseHref: (id: number) => string;
  /** The setting that turns the single-key shortcuts of the list on. */
  keys: Omit<KeyboardShortcutsProps, 'shortcuts'>;
}

/** Lists the cases for moderators. */
export function ModerationPage(props: ModerationPageProps) {
  const { state, stateHref, cases, totals, pages, caseHref, keys } = props;
  const { queue: messages, states, keys: labels } = useModerationMessages();
  const list = useRef<HTMLDivElement>(null);
  const move = (step: 1 | -1) => () => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    (at === -1 ? links[0] : links[at + step])?.focus();
  };
  return (
    <PageBody width="reading">
      <Stack space="32">
        <PageHeader title={messages.title} lead={messages.lead[state]} />
        <Inline space="12" justify="between">
          <ChoiceLinks
            label={messages.parts}
            choices={caseStateValues.map((one) => ({
              href: stateHref(one),
              label: states[one],
              count: totals?.[one] ?? 0,
              current: one === state,
            }))}
          />
          <KeyboardShortcuts
            {...keys}
            shortcuts={[
              { key: 'j', label: labels.next, act: move(1) },
              { key: 'k', label: labels.previous, act: move(-1) },
            ]}
          />
        </Inline>
        <LoadableContent
          of={cases}
          skeleton={
            <Stack space="12">
              <Spinner label={messages.loading} />
              <Skeleton shape="block" height="6rem" />
              <Skeleton shape="block" height="6rem" />
            </Stack>
          }
        >
          {(data) =>
            data.length === 0 ? (
              <EmptyState title={messages.empty[state]}>{messages.emptyReason[state]}</EmptyState>
            ) : (
              <Stack space="24">
                <div ref={list}>
                  <Stack as="ul" space="12">
                    {data.map((one) => (
                      <li key={one.id}>
                        <CaseRow summary={one} href={caseHref(one.id)} />
                      </li>
                    ))}
                  </Stack>
                </div>
                <Pagination pages={pages} loading={messages.loading} />
              </Stack>
            )
          }
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
