'use client';

import type { Applicant, Application } from '@skillharbor/contract';
import { clsx } from 'clsx';
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
import * as styles from './ComparePage.css.ts';

export interface ComparisonProps {
  applications: readonly Application[];
  applicantHref: (application: Application) => string;
  onAsk: (application: Application, kind: TypedDecision['kind']) => void;
  /** The state of the request that undoes a decision. */
  undo: Submission;
  onUndo: (application: Application) => void;
  /** False for a team member with the role of reader, who can compare but not decide. */
  mayWrite: boolean;
}

type Decisions = Pick<ComparisonProps, 'onAsk' | 'undo' | 'onUndo' | 'mayWrite'>;

/** The number of applicants that a phone shows side by side. */
const PAIR = 2;

/**
 * Shows a row for each property to compare, the letters first. A value that all applicants share is muted. A phone
 * shows two applicants at a time. If there are more, the user chooses two by name.
 */
export function Comparison({ applications, applicantHref, ...decisions }: ComparisonProps) {
  const { applicant: applicantMessages, blindReview, review } = useClientMessages();
  const messages = review.compare;
  const rows = useRows(applications);
  const nameOf = useApplicantName();
  const [pair, setPair] = useState(() => applications.slice(0, PAIR).map(({ id }) => id));
  const column = ({ id }: Application) => ({ 'data-shown': pair.includes(id) || undefined });

  return (
    <>
      {applications.length > PAIR && (
        <div role="group" aria-label={messages.names} className={styles.names}>
          {applications.map((application) => (
            <Button
              key={application.id}
              pressed={pair.includes(application.id)}
              onClick={() => setPair((current) => withChosen(current, application.id))}
            >
              <bdi>{nameOf(application)}</bdi>
            </Button>
          ))}
        </div>
      )}
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr className={styles.row()}>
            <td className={styles.corner}>
              <VisuallyHidden>{messages.names}</VisuallyHidden>
            </td>
            {applications.map((application) => (
              <th key={application.id} scope="col" className={styles.cell} {...column(application)}>
                <div className={styles.applicant}>
                  <Avatar name={nameOf(application)} src={application.applicant.profile_picture} size={40} />
                  <div className={styles.identity}>
                    <Link href={applicantHref(application)}>
                      <bdi>{nameOf(application)}</bdi>
                    </Link>
                    {application.applicant.title && (
                      <div className={styles.title}>
                        <Text as="span" size="small" tone="muted">
                          <bdi>{application.applicant.title}</bdi>
                        </Text>
                      </div>
                    )}
                  </div>
                </div>
              </th>
            ))}
          </tr>
          <tr className={styles.row()}>
            <th scope="row" className={styles.corner}>
              <VisuallyHidden>{applicantMessages.decision.heading}</VisuallyHidden>
            </th>
            {applications.map((application) => (
              <td key={application.id} className={styles.cell} {...column(application)}>
                <Decision application={application} {...decisions} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, term, mayBeHidden, value, isSame = false, isText = false }) => (
            <tr key={id ?? term} className={styles.row({ isSame })}>
              <th scope="row" className={styles.term}>
                <bdi>{term}</bdi>
                {isSame && <VisuallyHidden>{messages.same}</VisuallyHidden>}
              </th>
              {applications.map((application) => (
                <td
                  key={application.id}
                  className={isText ? clsx(styles.cell, styles.letter) : styles.cell}
                  {...column(application)}
                >
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
    </>
  );
}

/** Returns the two applicants to show. The new applicant replaces the one who was chosen first. */
const withChosen = (pair: readonly number[], id: number) =>
  pair.includes(id) ? [...pair] : [...pair, id].slice(-PAIR);

interface Row {
  /** The id of the row. The term cannot identify the row, because two rows may have the same term. */
  id?: string;
  term: string;
  /** Returns the applicant's value, or nothing if the applicant has none. */
  value: (application: Application) => ReactNode;
  /** True if the server may hide this value in an application under blind review. */
  mayBeHidden?: boolean;
  /** True if all applicants have the same value, which therefore does not help to compare them. */
  isSame?: boolean;
  /** True if an applicant wrote the text of the value. */
  isText?: boolean;
}

function useRows(applications: readonly Application[]): Row[] {
  const client = useClientMessages();
  const { facts } = useFreelancerMessages();
  const { resume: resumeMessages } = useApplicationMessages();
  const { compare: messages, card } = client.review;
  const format = useFormat();
  const rateOf = useApplicantRate();
  const isSame = (valueOf: (applicant: Applicant) => string | null) =>
    applications.every(({ applicant }, _index, [first]) => {
      const value = valueOf(applicant);
      return value && first && value === valueOf(first.applicant);
    });
  return [
    {
      term: client.applicant.coverLetter,
      isText: true,
      value: (application) => <CoverLetter application={application} />,
    },
    ...answerRows(applications),
    {
      term: facts.hourlyRate,
      mayBeHidden: true,
      isSame: isSame(rateOf),
      value: ({ applicant }) => rateOf(applicant),
    },
    {
      term: facts.availability,
      mayBeHidden: true,
      isSame: isSame(({ availability_status }) => availability_status),
      value: ({ applicant: { availability_status } }) =>
        availability_status && <AvailabilityStatus availability={availability_status} />,
    },
    {
      term: facts.location,
      mayBeHidden: true,
      isSame: isSame(({ location }) => location),
      value: ({ applicant }) => applicant.location && <bdi>{applicant.location}</bdi>,
    },
    {
      term: card.skills,
      mayBeHidden: true,
      isSame: isSame(({ skills }) => skills.map(({ name }) => name).join('\n')),
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
  ];
}

/** Returns a row for each screening question that at least one applicant was asked. */
function answerRows(applications: readonly Application[]): Row[] {
  const asked = applications.flatMap(({ screening_answers }) => screening_answers);
  const questions = new Map(asked.map(({ question_id, question }) => [question_id, question]));
  return [...questions].map(([id, question]) => ({
    id,
    term: question,
    isText: true,
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
  const name = useApplicantName()(application);
  const about = <VisuallyHidden>{client.review.compare.about(name)}</VisuallyHidden>;
  if (application.status === 'pending' && mayWrite)
    return (
      <div className={styles.decision}>
        <Button onClick={() => onAsk(application, 'accept')}>
          {accept}
          {about}
        </Button>
        <Button tone="critical" onClick={() => onAsk(application, 'decline')}>
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
          applicantName={name}
          heldUntil={application.held_until}
          undo={undo}
          onUndo={mayWrite ? () => onUndo(application) : null}
        />
      )}
    </Stack>
  );
}
