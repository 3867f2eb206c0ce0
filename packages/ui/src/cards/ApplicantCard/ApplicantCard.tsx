'use client';

import type { Application } from '@skillharbor/contract';
import { FileText, Globe, MailCheck, MapPin, StickyNote } from 'lucide-react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { useInvitationMessages } from '../../messages/useInvitationMessages.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card, CardLayer } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { isWebAddress } from '../../primitives/Link/addresses.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Submission } from '../../primitives/state.ts';
import { AvailabilityStatus } from '../AvailabilityStatus/AvailabilityStatus.tsx';
import { CardDetails } from '../CardDetails/CardDetails.tsx';
import { DecisionStatus } from '../DecisionStatus/DecisionStatus.tsx';
import { HeldDecision } from '../HeldDecision/HeldDecision.tsx';
import { NameStatus } from '../NameStatus/NameStatus.tsx';
import { CardMore } from '../CardRow/CardRow.tsx';
import { ShortlistButton } from '../ShortlistButton/ShortlistButton.tsx';
import { ApplicantSkills } from './ApplicantSkills.tsx';
import { useApplicantName } from './useApplicantName.ts';
import { useApplicantRate } from './useApplicantRate.ts';
import { Checkbox } from '../../primitives/Choice/Checkbox.tsx';
import * as styles from './ApplicantCard.css.ts';

export interface ApplicantCardProps {
  application: Application;
  href: string;
  /** The state of the request that undoes a decision before it reaches the freelancer. */
  undo: Submission;
  onUndo: () => void;
  onShortlist: (isShortlisted: boolean) => void;
  /** False for a team member with the role of reader, who can only open and compare applicants. */
  mayWrite: boolean;
  /** True if the application is chosen for comparison. */
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** True if the card is below the first screen, so that its picture loads later. */
  lazy?: boolean;
}

/**
 * Shows an applicant for the client's job. Once the client has decided, the card is less prominent.
 *
 * @use In the client's list of applicants.
 * @instead {@link ApplicationCard} for the freelancer's own application. {@link FreelancerCard} in the directory.
 * @keyboard Tab: moves from the link to the checkbox and the buttons.
 * @screenreader link: whose application it opens.
 * @screenreader checkbox: which applicant it chooses for comparison.
 */
export function ApplicantCard(props: ApplicantCardProps) {
  const { application, href, undo, onUndo, onShortlist, mayWrite, isChosen, onChoose } = props;
  const { lazy = false } = props;
  const client = useClientMessages();
  const freelancers = useFreelancerMessages();
  const messages = client.applicantCard;
  const invitations = useInvitationMessages();
  const since = useSince();
  const { applicant, status, held_until, resume, letter_excerpt, note } = application;
  const name = useApplicantName()(application);
  const rate = useApplicantRate()(applicant);
  const decided = status !== 'pending';
  const details = [
    applicant.location && {
      term: freelancers.facts.location,
      value: applicant.location,
      icon: <MapPin />,
    },
    resume !== null && {
      term: client.review.card.resume,
      value: resume.type.toUpperCase(),
      icon: <FileText />,
    },
  ].filter((detail) => typeof detail === 'object');

  return (
    <Card as="article" padding="none" interactive tone={decided ? 'quiet' : 'standard'}>
      <div className={styles.row}>
        <Avatar name={name} src={applicant.profile_picture} size={decided ? 40 : 64} lazy={lazy} />
        <div className={styles.main}>
          <div className={styles.names}>
            <Heading level={4}>
              <bdi>{name}</bdi>
            </Heading>
            {applicant.title && (
              <Text as="span" tone="muted">
                <bdi>{applicant.title}</bdi>
              </Text>
            )}
          </div>
          <div className={styles.facts}>
            {applicant.availability_status && (
              <AvailabilityStatus availability={applicant.availability_status} />
            )}
            <NameStatus application={application} />
            {application.is_invited && (
              <Badge tone="accent" icon={<MailCheck />}>
                {invitations.invited}
              </Badge>
            )}
            <CardDetails items={details} />
            {isWebAddress(applicant.portfolio_link) && (
              <CardLayer>
                <Link href={applicant.portfolio_link} icon={<Globe />} newTab>
                  {freelancers.facts.portfolio}
                </Link>
              </CardLayer>
            )}
            {!decided && <ApplicantSkills applicant={applicant} namedOnly={!application.hidden} />}
          </div>
          {!decided && (
            <p dir="auto" className={styles.letter}>
              {letter_excerpt}
            </p>
          )}
          {note && (
            <div className={styles.note}>
              <StickyNote />
              <p dir="auto" className={styles.noteText}>
                <VisuallyHidden>{client.review.card.note}: </VisuallyHidden>
                {note}
              </p>
            </div>
          )}
        </div>
        <div className={styles.figures}>
          {rate !== null && (
            <Text as="span" weight="strong" numeric>
              <VisuallyHidden>{freelancers.facts.hourlyRate}: </VisuallyHidden>
              <bdi>{rate}</bdi>
            </Text>
          )}
          <DecisionStatus status={status} />
          <Text as="span" size="small" tone="muted" numeric>
            {since(application)}
          </Text>
        </div>
        <div className={styles.ends}>
          <CardLayer>
            <div className={styles.actions}>
              <label className={styles.choice}>
                <Checkbox checked={isChosen} onChange={onChoose} />
                {client.review.compare.choose}
                <VisuallyHidden>{client.review.compare.about(name)}</VisuallyHidden>
              </label>
              {mayWrite && <ShortlistButton compact application={application} onChange={onShortlist} />}
            </div>
          </CardLayer>
          <div className={styles.more}>
            <CardMore href={href} label={messages.seeMore} about={messages.about(name)} />
          </div>
        </div>
      </div>
      {held_until !== null && (
        <div className={styles.held}>
          <HeldDecision
            applicantName={name}
            heldUntil={held_until}
            undo={undo}
            onUndo={mayWrite ? onUndo : null}
          />
        </div>
      )}
    </Card>
  );
}

/** Returns a function that says how long an application has had its status. */
function useSince() {
  const messages = useClientMessages().applicantCard;
  const format = useFormat();
  return ({ applied_at, decided_at, withdrawn_at, closed_at }: Application) => {
    if (withdrawn_at !== null) return messages.withdrawn(format.date(withdrawn_at));
    if (closed_at !== null) return messages.closed(format.date(closed_at));
    return decided_at === null
      ? messages.applied(format.date(applied_at))
      : messages.decided(format.date(decided_at));
  };
}
