'use client';

import type { Application } from '@skillharbor/contract';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApplicantSkills, hasSkills } from '../../cards/ApplicantCard/ApplicantSkills.tsx';
import { useApplicantName } from '../../cards/ApplicantCard/useApplicantName.ts';
import { useApplicantRate } from '../../cards/ApplicantCard/useApplicantRate.ts';
import { AvailabilityStatus } from '../../cards/AvailabilityStatus/AvailabilityStatus.tsx';
import { CoverLetter } from '../../cards/CoverLetter/CoverLetter.tsx';
import { DecisionStatus } from '../../cards/DecisionStatus/DecisionStatus.tsx';
import { HeldDecision } from '../../cards/HeldDecision/HeldDecision.tsx';
import { Answer } from '../../cards/ScreeningAnswers/ScreeningAnswers.tsx';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import type { TypedDecision } from '../../modals/DecisionDialogs/DecisionDialogs.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Submission } from '../../primitives/state.ts';
// The names are imported individually, because the React Compiler would keep the whole namespace.
import {
  cell as cellStyle,
  corner,
  decision as decisionStyle,
  names,
  scroller,
  table,
  term as termStyle,
} from './ComparePage.css.ts';

export interface ComparisonProps {
  applications: readonly Application[];
  applicantHref: (application: Application) => string;
  onAsk: (application: Application, kind: TypedDecision['kind']) => void;
  /** The state of undoing a held decision. */
  undo: Submission;
  onUndo: (application: Application) => void;
  /** False for a reader of a team, who compares without deciding. */
  mayWrite: boolean;
}

type Decisions = Pick<ComparisonProps, 'onAsk' | 'undo' | 'onUndo' | 'mayWrite'>;

/**
 * Shows a row for each property to compare. On a phone, it shows one applicant at a time, whom the user chooses by
 * name.
 */
export function Comparison({ applications, applicantHref, ...decisions }: ComparisonProps) {
  const { blindReview, review } = useClientMessages();
  const messages = review.compare;
  const rows = [...useRows(decisions), ...answerRows(applications)];
  const nameOf = useApplicantName();
  const [current, setCurrent] = useState(0);
  const shown = Math.min(current, applications.length - 1);
  const cell = (index: number) => ({ className: cellStyle, 'data-current': index === shown || undefined });

  return (
    <>
      <div role="group" aria-label={messages.names} className={names}>
        {applications.map((application, index) => (
          <Button key={application.id} pressed={index === shown} onClick={() => setCurrent(index)}>
            <bdi>{nameOf(application)}</bdi>
          </Button>
        ))}
      </div>
      <div className={scroller}>
        <table className={table}>
          <thead>
            <tr>
              <td className={corner}>
                <VisuallyHidden>{messages.names}</VisuallyHidden>
              </td>
              {applications.map((application, index) => (
                <th key={application.id} scope="col" {...cell(index)}>
                  <Stack space="8" align="start">
                    <Avatar
                      name={nameOf(application)}
                      src={application.applicant.profile_picture}
                      size={64}
                    />
                    <Link href={applicantHref(application)}>
                      <bdi>{nameOf(application)}</bdi>
                    </Link>
                    {application.applicant.title && (
                      <Text size="small" tone="muted">
                        <bdi>{application.applicant.title}</bdi>
                      </Text>
                    )}
                  </Stack>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, term, mayBeHidden, value }) => (
              <tr key={id ?? term}>
                <th scope="row" className={termStyle}>
                  <bdi>{term}</bdi>
                </th>
                {applications.map((application, index) => (
                  <td key={application.id} {...cell(index)}>
                    {value(application) || (
                      <Text tone="muted">
                        {mayBeHidden && application.hidden ? blindReview.hiddenFact : messages.none}
                      </Text>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface Row {
  /** The id of the row, because two rows may have the same term. */
  id?: string;
  term: string;
  /** Returns the applicant's value, or nothing if there is none. */
  value: (application: Application) => ReactNode;
  /** True if the server may hide this value in an application under blind review. */
  mayBeHidden?: boolean;
}

function useRows(decisions: Decisions): Row[] {
  const client = useClientMessages();
  const { facts } = useFreelancerMessages();
  const { resume: resumeMessages } = useApplicationMessages();
  const { compare: messages, card } = client.review;
  const format = useFormat();
  const rateOf = useApplicantRate();
  return [
    {
      term: client.applicant.decision.heading,
      value: (application) => <Decision application={application} {...decisions} />,
    },
    {
      term: facts.hourlyRate,
      mayBeHidden: true,
      value: ({ applicant }) => rateOf(applicant),
    },
    {
      term: facts.availability,
      mayBeHidden: true,
      value: ({ applicant: { availability_status } }) =>
        availability_status && <AvailabilityStatus availability={availability_status} />,
    },
    {
      term: facts.location,
      mayBeHidden: true,
      value: ({ applicant }) => applicant.location && <bdi>{applicant.location}</bdi>,
    },
    {
      term: card.skills,
      mayBeHidden: true,
      value: ({ applicant }) => hasSkills(applicant) && <ApplicantSkills applicant={applicant} />,
    },
    {
      term: client.applicant.resume,
      mayBeHidden: true,
      value: ({ hidden, applicant, resume, resume_url }) =>
        !hidden &&
        resume && (
          <Link href={resume_url} download>
            {resumeMessages.facts(resume.type.toUpperCase(), format.fileSize(resume.size))}
            <VisuallyHidden>{messages.resumeOf(applicant.name)}</VisuallyHidden>
          </Link>
        ),
    },
    { term: client.review.note.label, value: ({ note }) => note && <Prose>{note}</Prose> },
    { term: client.applicant.coverLetter, value: (application) => <CoverLetter application={application} /> },
  ];
}

/** Returns a row for each screening question that any applicant was asked, even if others were asked different ones. */
function answerRows(applications: readonly Application[]): Row[] {
  const asked = applications.flatMap(({ screening_answers }) => screening_answers);
  const questions = new Map(asked.map(({ question_id, question }) => [question_id, question]));
  return [...questions].map(([id, question]) => ({
    id,
    term: question,
    value: ({ screening_answers }) => {
      const given = screening_answers.find(({ question_id }) => question_id === id);
      return given && <Answer answer={given.answer} />;
    },
  }));
}

function Decision(props: { application: Application } & Decisions) {
  const { application, onAsk, undo, onUndo, mayWrite } = props;
  const client = useClientMessages();
  const { accept, decline } = client.applicant.decision;
  const about = <VisuallyHidden>{client.review.compare.about(application.applicant.name)}</VisuallyHidden>;
  if (application.status === 'pending' && mayWrite)
    return (
      <div className={decisionStyle}>
        <Button variant="primary" icon={<Check />} onClick={() => onAsk(application, 'accept')}>
          {accept}
          {about}
        </Button>
        <Button tone="critical" icon={<X />} onClick={() => onAsk(application, 'decline')}>
          {decline}
          {about}
        </Button>
      </div>
    );
  return (
    <Stack space="8" align="start">
      <DecisionStatus status={application.status} />
      {application.held_until !== null && (
        <HeldDecision
          applicantName={application.applicant.name}
          heldUntil={application.held_until}
          undo={undo}
          onUndo={mayWrite ? () => onUndo(application) : null}
        />
      )}
    </Stack>
  );
}
