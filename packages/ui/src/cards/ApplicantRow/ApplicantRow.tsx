'use client';

import type { Application } from '@skillharbor/contract';
import type { MouseEvent } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { CardLayer } from '../../primitives/Card/Card.tsx';
import { useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { DecisionStatus } from '../DecisionStatus/DecisionStatus.tsx';
import { ShortlistButton } from '../ShortlistButton/ShortlistButton.tsx';
import { useApplicantName } from '../ApplicantCard/useApplicantName.ts';
import { useApplicantRate } from '../ApplicantCard/useApplicantRate.ts';
import * as styles from './ApplicantRow.css.ts';

export interface ApplicantRowProps {
  application: Application;
  href: string;
  /** Opens this applicant in place of the applicant who is shown beside the list. */
  onFollow: () => void;
  /** True for the applicant who is shown beside the list. */
  current: boolean;
  onShortlist: (isShortlisted: boolean) => void;
  /** False for a team member with the role of reader, who can only open applicants. */
  mayWrite: boolean;
}

/**
 * Shows an applicant in a row that is 72 pixels high: the portrait, the name, the rate, the first line of the letter,
 * and the star.
 *
 * @use In a list beside the applicant who is shown.
 * @instead {@link ApplicantCard} in a list that has the width of the page.
 * @screenreader link: the applicant's name, and whether this applicant is shown.
 */
export function ApplicantRow(props: ApplicantRowProps) {
  const { application, href, onFollow, current, onShortlist, mayWrite } = props;
  const RouterLink = useLinkComponent();
  const name = useApplicantName()(application);
  const rate = useApplicantRate()(application.applicant);
  const { applicant, status, letter_excerpt } = application;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <div className={styles.row({ current })}>
      <Avatar name={name} src={applicant.profile_picture} size={40} lazy />
      <div className={styles.main}>
        <span className={styles.line}>
          <RouterLink
            href={href}
            className={styles.name}
            {...(current && { 'aria-current': 'page' })}
            onClick={follow}
          >
            <bdi>{name}</bdi>
          </RouterLink>
          {rate !== null && (
            <span className={styles.rate}>
              <bdi>{rate}</bdi>
            </span>
          )}
        </span>
        {status === 'pending' ? (
          <p dir="auto" className={styles.letter}>
            {letter_excerpt}
          </p>
        ) : (
          <span>
            <DecisionStatus status={status} />
          </span>
        )}
      </div>
      {mayWrite && (
        <CardLayer>
          <ShortlistButton compact application={application} onChange={onShortlist} />
        </CardLayer>
      )}
    </div>
  );
}
