'use client';

import type { Application, MyJob, ReceivedTotals } from '@skillharbor/contract';
import { Inbox } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApplicantCard } from '../../cards/ApplicantCard/ApplicantCard.tsx';
import { CardSkeleton } from '../../cards/CardSkeleton/CardSkeleton.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { KeyboardShortcuts } from '../../primitives/KeyboardShortcuts/KeyboardShortcuts.tsx';
import type { KeyboardShortcutsProps } from '../../primitives/KeyboardShortcuts/KeyboardShortcuts.tsx';
import type { AskedDecision, DecisionInPlaceProps } from '../../modals/DecisionDialogs/DecisionInPlace.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Pages, Submission } from '../../primitives/state.ts';
import { ApplicantsToolbar } from './ApplicantsToolbar.tsx';
import type { ApplicantsToolbarProps } from './ApplicantsToolbar.tsx';
import { CompareBar, MAX_CHOSEN } from './CompareBar.tsx';
import type { CompareBarProps } from './CompareBar.tsx';
import { applicantLinkIn, useApplicantKeys } from './useApplicantKeys.ts';
import { target } from './ManageJobPage.css.ts';

const loadedDialogs = onDemand(() => import('../../modals/DecisionDialogs/DecisionInPlace.tsx'));

/** The number of cards on a large first screen, below the header of the page. */
const FIRST_SCREEN_CARDS = 6;

export interface ApplicantsProps
  extends
    Omit<ApplicantsToolbarProps, 'totals' | 'children'>,
    CompareBarProps,
    Pick<DecisionInPlaceProps, 'clientEmail' | 'decision' | 'onAccept' | 'onDecline' | 'savedMessages'> {
  id: string;
  job: MyJob;
  applications: Loadable<readonly Application[]>;
  pages: Pages;
  applicantHref: (application: Application) => string;
  /** The state of the request that undoes a decision. */
  undo: Submission;
  onUndo: (application: Application) => void;
  /** The number of applications in each state, or null while they load. */
  totals: ReceivedTotals | null;
  onShortlist: (application: Application, isShortlisted: boolean) => void;
  /** The setting that turns the single-key shortcuts of the list on. */
  keys: Omit<KeyboardShortcutsProps, 'shortcuts'>;
  mayWrite: boolean;
}

/** Lists the applicants, undecided ones first. */
export function Applicants(props: ApplicantsProps) {
  const { id, job, applications, pages, totals, keys, shown, shownHref, onShow, compareHref, ...rest } =
    props;
  const { clientEmail, decision, onAccept, onDecline, savedMessages, ...cards } = rest;
  const client = useClientMessages();
  const messages = client.manageJob.applicants;
  const { list, onUndo } = useFocusUndone(applications, cards);
  const [asked, setAsked] = useState<AskedDecision>();
  const dialogs = useOnDemand(loadedDialogs, asked !== undefined);
  const listed = applications.status === 'ready' ? applications.data : [];
  const { shortcuts, focusAfter } = useApplicantKeys({
    list,
    applications: listed,
    onShortlist: cards.onShortlist,
    mayWrite: cards.mayWrite,
    onAsk: setAsked,
  });

  return (
    <Stack as="section" space="16">
      {/* The tab above shows the same words, so this heading is for screen readers. */}
      <div id={id} className={target}>
        <VisuallyHidden as="h2">{messages.heading}</VisuallyHidden>
      </div>
      {totals !== null && totals.all > 1 && (
        <ApplicantsToolbar totals={totals} shown={shown} shownHref={shownHref} onShow={onShow}>
          <KeyboardShortcuts {...keys} shortcuts={shortcuts} />
        </ApplicantsToolbar>
      )}
      <LoadableContent
        of={applications}
        skeleton={
          <Stack space="8">
            <Spinner label={messages.loading} />
            <CardSkeleton of="applicant" width="40%" />
            <CardSkeleton of="applicant" width="52%" />
          </Stack>
        }
      >
        {(data) =>
          data.length === 0 && job.applications_count > 0 ? (
            <EmptyState
              title={client.review.list.empty[shown.state]}
              icon={<Inbox />}
              action={<Link href={shownHref({ ...shown, state: 'all' })}>{client.review.list.showAll}</Link>}
            >
              {shown.state === 'shortlisted' ? client.review.list.emptyShortlist : undefined}
            </EmptyState>
          ) : data.length === 0 ? (
            <EmptyState title={messages.emptyTitle} icon={<Inbox />}>
              {job.is_open ? messages.emptyOpen : messages.emptyNotOpen}
            </EmptyState>
          ) : (
            <div ref={list}>
              <Stack space="24">
                <Group
                  heading={messages.undecided}
                  applications={data.filter(({ status }) => status === 'pending')}
                  {...cards}
                  onUndo={onUndo}
                />
                <Group
                  heading={messages.done}
                  applications={data.filter(({ status }) => status !== 'pending')}
                  {...cards}
                  onUndo={onUndo}
                />
                <Pagination pages={pages} />
                <CompareBar chosen={cards.chosen} compareHref={compareHref} onChoose={cards.onChoose} />
              </Stack>
            </div>
          )
        }
      </LoadableContent>
      {dialogs && (
        <dialogs.DecisionInPlace
          applications={listed}
          jobTitle={job.title}
          clientEmail={clientEmail}
          asked={asked}
          onAsk={setAsked}
          decision={decision}
          onAccept={onAccept}
          onDecline={onDecline}
          savedMessages={savedMessages}
          finalFocus={focusAfter}
        />
      )}
    </Stack>
  );
}

/** If the user undoes a decision, the card moves in the list, and the focus moves with it. */
function useFocusUndone(
  applications: ApplicantsProps['applications'],
  { undo, onUndo: takeBack }: Pick<ApplicantsProps, 'undo' | 'onUndo'>,
) {
  const list = useRef<HTMLDivElement>(null);
  const undone = useRef<number | null>(null);
  const pending =
    applications.status === 'ready' ? applications.data.filter(({ status }) => status === 'pending') : [];
  useEffect(() => {
    if (undo.status === 'failed') undone.current = null;
    if (!pending.some(({ id }) => id === undone.current)) return;
    const card = list.current?.querySelector<HTMLElement>(`[data-application="${undone.current}"]`);
    applicantLinkIn(card)?.focus();
    undone.current = null;
  });
  const onUndo = (application: Application) => {
    undone.current = application.id;
    takeBack(application);
  };
  return { list, onUndo };
}

function Group(
  props: { heading: string; applications: Application[] } & Pick<
    ApplicantsProps,
    'applicantHref' | 'undo' | 'onUndo' | 'onShortlist' | 'mayWrite' | 'chosen' | 'onChoose'
  >,
) {
  const { heading, applications, applicantHref, undo, onUndo, onShortlist, mayWrite, chosen, onChoose } =
    props;
  if (applications.length === 0) return null;
  const choose = ({ id }: Application, isChosen: boolean) => {
    const others = chosen.filter((one) => one !== id);
    if (!isChosen) onChoose(others);
    else if (others.length < MAX_CHOSEN) onChoose([...others, id]);
  };
  return (
    <Stack space="8">
      <Heading level={3} size="tiny">
        {heading}
      </Heading>
      <Stack as="ul" space="8">
        {applications.map((application, index) => (
          <li key={application.id} data-application={application.id}>
            <ApplicantCard
              application={application}
              href={applicantHref(application)}
              undo={undo}
              onUndo={() => onUndo(application)}
              onShortlist={(isShortlisted) => onShortlist(application, isShortlisted)}
              mayWrite={mayWrite}
              isChosen={chosen.includes(application.id)}
              onChoose={(isChosen) => choose(application, isChosen)}
              lazy={index >= FIRST_SCREEN_CARDS}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
