'use client';

import type { Application, FreelancerProfile, MyJob } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { useApplicantName } from '../../cards/ApplicantCard/useApplicantName.ts';
import { NextStep } from '../../cards/NextStep/NextStep.tsx';
import { AgreementSection } from '../../cards/AgreementSection/AgreementSection.tsx';
import type { AgreementSectionProps } from '../../cards/AgreementSection/AgreementSection.tsx';
import { Conversation } from '../../forms/Conversation/Conversation.tsx';
import type { ConversationState } from '../../forms/Conversation/Conversation.tsx';
import type { SavedMessages } from '../../forms/MessageTemplates/MessageTemplates.tsx';
import { useCallback, useState } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { KeyboardShortcuts } from '../../primitives/KeyboardShortcuts/KeyboardShortcuts.tsx';
import type { KeyboardShortcutsProps } from '../../primitives/KeyboardShortcuts/KeyboardShortcuts.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Pages, RestoredDraft, Submission } from '../../primitives/state.ts';
import { ApplicantHeader } from './ApplicantHeader.tsx';
import { ApplicantSkeleton } from './ApplicantSkeleton.tsx';
import { Neighbours } from './Neighbours.tsx';
import { Note, SavedNote } from './Note.tsx';
import type { NoteProps } from './Note.tsx';
import { Shortlist } from './Shortlist.tsx';
import type { ShortlistProps } from './Shortlist.tsx';
import { useApplicantPageKeys } from './useApplicantPageKeys.ts';
import { bar, own as ownParts, pane, tools } from './ApplicantPage.css.ts';
import { ReviewFrame } from './ReviewFrame.tsx';
import type { ReviewFrameProps } from './ReviewFrame.tsx';
import { Decision } from './Decision.tsx';
import type { DecisionDialogsProps, TypedDecision } from '../../modals/DecisionDialogs/DecisionDialogs.tsx';
import { Outcome } from './Outcome.tsx';
import { Closing } from './Closing.tsx';
import { FormerProfile } from './FormerProfile.tsx';
import { HiddenProfile } from './HiddenProfile.tsx';
import { Withdrawal } from './Withdrawal.tsx';
import { ApplicantProfile } from './ApplicantProfile.tsx';

export interface Applicant {
  job: MyJob;
  application: Application;
  /**
   * The freelancer. The value is null while blind review hides the sender of the application, or if the account is
   * deleted.
   */
  freelancer: FreelancerProfile | null;
}

export interface ApplicantPageProps extends Omit<ShortlistProps, 'application'> {
  applicant: Loadable<Applicant>;
  backHref: string;
  /** The frame of the page on a wide screen: the job above the applicant, and the list beside the applicant. */
  frame: Omit<ReviewFrameProps, 'job' | 'currentId' | 'mayWrite' | 'children'>;
  /** The address of the conversation on this page. */
  conversationHref: string;
  /** The address of the agreement about the application. */
  agreementHref: string;
  /** The address of the page on which the client marks the job as filled. */
  fillHref: string;
  /** The applicants before and after this one, in the list from which the client opened the page. */
  neighbours: Pages;
  note: NoteProps;
  /** The messages between the client and the applicant. */
  conversation: ConversationState;
  /** The agreement, or null until the freelancer is notified of the acceptance. */
  agreement: AgreementSectionProps | null;
  /** False for a team member with the role of reader, who sees the page without controls that change something. */
  mayWrite: boolean;
  /** The setting that turns the single-key shortcuts of the page on. */
  keys: Omit<KeyboardShortcutsProps, 'shortcuts'>;
  /** The state of the last request that accepted or declined the application. */
  decision: Submission;
  /**
   * The client's own email address. The freelancer receives it with an acceptance unless the client clears the
   * checkbox.
   */
  clientEmail: string;
  onAccept: DecisionDialogsProps['onAccept'];
  /** Called with the reason, or '' if there is none. It has at most 300 characters. */
  onDecline: (reason: string) => void;
  /** The client's saved messages. It is undefined until they are loaded. */
  savedMessages?: SavedMessages | undefined;
  /** The state of the request that undoes a decision. */
  undo: Submission;
  onUndo: () => void;
  /** The state of the request that reveals the sender of an application under blind review. */
  reveal: Submission;
  onReveal: () => void;
  /** A decision restored from a draft. */
  initial?: TypedDecision | undefined;
  draft?: RestoredDraft | undefined;
  /** Called with the typed decision while a dialog is open, and with null otherwise. */
  onTypedChange?: (typed: TypedDecision | null) => void;
}

/** Shows an applicant: the profile, the application, and the decision on it. */
export function ApplicantPage(props: ApplicantPageProps) {
  const { applicant, backHref, frame, neighbours, keys, ...rest } = props;
  const messages = useClientMessages().applicant;
  const [chosen, setChosen] = useState<{ kind: TypedDecision['kind'] | undefined }>();
  // The initial value is read in each render, because the browser may find the draft only after the first render.
  const asked = chosen ? chosen.kind : rest.initial?.kind;
  const onAsk = useCallback((kind: TypedDecision['kind'] | undefined) => setChosen({ kind }), []);
  const application = applicant.status === 'ready' ? applicant.data.application : null;
  const shortcuts = useApplicantPageKeys({
    application,
    neighbours,
    onShortlist: rest.onShortlist,
    onAsk,
    mayWrite: rest.mayWrite,
  });

  return (
    <ReviewFrame
      {...frame}
      // If the applicant cannot be shown, the list has usually failed as well. The list is then left out, so that the
      // page shows the error only once.
      list={applicant.status === 'error' ? null : frame.list}
      job={applicant.status === 'ready' ? applicant.data.job : null}
      currentId={application?.id ?? null}
      mayWrite={rest.mayWrite}
    >
      <div className={bar}>
        <Link href={backHref} tone="quiet" icon={<ArrowLeft />}>
          {messages.back}
        </Link>
        <div className={tools}>
          <Neighbours neighbours={neighbours} />
          <KeyboardShortcuts {...keys} shortcuts={shortcuts} />
        </div>
      </div>
      {applicant.status !== 'ready' && <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>}
      <LoadableContent
        of={applicant}
        skeleton={
          <div className={pane}>
            <ApplicantSkeleton label={messages.loading} />
          </div>
        }
      >
        {(data) => <Ready {...data} {...rest} asked={asked} onAsk={onAsk} showKeys={keys.on} />}
      </LoadableContent>
    </ReviewFrame>
  );
}

type ReadyProps = Applicant &
  Omit<ApplicantPageProps, 'applicant' | 'backHref' | 'frame' | 'neighbours' | 'keys'> &
  Pick<DecisionDialogsProps, 'asked' | 'onAsk'> & {
    /** True to show, beside each button of the decision, the key that presses it. */
    showKeys: boolean;
  };

function Ready(props: ReadyProps) {
  const { job, application, freelancer, conversation, agreement, undo, onUndo, note, mayWrite, ...more } =
    props;
  const {
    conversationHref,
    agreementHref,
    fillHref,
    reveal,
    onReveal,
    onShortlist,
    notify,
    onNotify,
    ...decision
  } = more;
  const messages = useClientMessages().retention;
  const name = useApplicantName()(application);
  const format = useFormat();
  const isForgotten = application.is_former_member && application.kept_until !== null;
  const profile = profileOf();
  const isPending = application.status === 'pending';
  const outcome = (
    <>
      {application.status === 'withdrawn' && <Withdrawal application={application} />}
      {application.closed_at !== null && <Closing closedAt={application.closed_at} />}
      {application.decided_at !== null && (
        <Outcome application={application} undo={undo} onUndo={mayWrite ? onUndo : null} />
      )}
      {mayWrite && (application.held_until === null || application.next_step.kind === 'fill') && (
        <NextStep
          reader="client"
          step={application.next_step}
          applicantName={name}
          conversationHref={conversationHref}
          agreementHref={agreementHref}
          fillHref={fillHref}
        />
      )}
    </>
  );
  const own = (
    <>
      {mayWrite && (
        <Shortlist application={application} onShortlist={onShortlist} notify={notify} onNotify={onNotify} />
      )}
      {!isForgotten &&
        (mayWrite ? <Note {...note} by={application.noted_by} /> : <SavedNote application={application} />)}
      {!application.is_former_member && application.kept_until !== null && (
        <Text size="small" tone="muted">
          {messages.keptUntil(format.date(application.kept_until))}
        </Text>
      )}
    </>
  );
  // After an acceptance, the next step is in the conversation.
  const isAccepted = application.status === 'accepted';
  const talk = (
    <Conversation
      key="conversation"
      {...conversation}
      reader="client"
      otherName={name}
      isBlind={application.hidden}
      mayWrite={mayWrite}
    />
  );
  return (
    <>
      <div className={pane}>
        <ApplicantHeader job={job} application={application} freelancer={freelancer} />
        {/* The outcome is above the application. The buttons for a decision are below it, because the client reads the
        application first. */}
        {!isPending && outcome}
        {agreement && <AgreementSection {...agreement} />}
        {isAccepted && talk}
        {profile}
        <div className={ownParts}>{own}</div>
        {!isAccepted && talk}
      </div>
      {mayWrite && (
        <Decision
          key={application.id}
          application={application}
          jobTitle={job.title}
          onShortlist={onShortlist}
          {...decision}
        />
      )}
    </>
  );

  function profileOf() {
    if (application.is_former_member)
      return <FormerProfile key="profile" keptUntil={application.kept_until} />;
    return freelancer === null ? (
      <HiddenProfile
        key="profile"
        application={application}
        reveal={reveal}
        onReveal={onReveal}
        mayWrite={mayWrite}
      />
    ) : (
      <ApplicantProfile key="profile" application={application} freelancer={freelancer} />
    );
  }
}
