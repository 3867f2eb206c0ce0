'use client';

import type { Job } from '@skillharbor/contract';
import { JobCard } from '../../cards/JobCard/JobCard.tsx';
import { JobView } from '../../cards/JobView/JobView.tsx';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as styles from './JobAssistant.css.ts';

interface PreviewProps {
  job: Job;
  today: string;
}

/** The address of links in a preview, which go nowhere. */
const NOWHERE = '#';

/** Shows the card that applicants will see in lists. Its links cannot be followed. */
export function CardPreview({ job, today }: PreviewProps) {
  return (
    <div inert>
      <JobCard job={job} href={NOWHERE} today={today} level={3} />
    </div>
  );
}

/** Shows the page of the job that applicants will see. */
export function PagePreview({ job, today }: PreviewProps) {
  const { apply } = useJobMessages().job;
  return (
    <div inert className={styles.page}>
      <JobView
        job={job}
        today={today}
        companyHref={() => NOWHERE}
        action={
          <LinkButton href={NOWHERE} variant="primary" size="large" fullWidth>
            {apply}
          </LinkButton>
        }
      />
    </div>
  );
}
