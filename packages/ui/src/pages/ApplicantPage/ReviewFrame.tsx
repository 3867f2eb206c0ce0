'use client';

import type { MyJob } from '@skillharbor/contract';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { JobBar } from '../../cards/JobBar/JobBar.tsx';
import type { JobPartHrefs } from '../../cards/JobBar/JobBar.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { ListedApplicants } from './listedApplicants.ts';
import * as styles from './ReviewFrame.css.ts';

// Only a wide window has room for the list, so narrow windows never load it.
const loadedList = onDemand(() => import('./ApplicantList.tsx'));

export interface ReviewFrameProps {
  /** The job, or null until it has loaded. */
  job: MyJob | null;
  partHrefs: JobPartHrefs;
  editHref: string;
  /** The list next to the applicant who is shown, or null if the window has no room for the list. */
  list: ListedApplicants | null;
  /** The id of the application that is shown, or null until it has loaded. */
  currentId: number | null;
  mayWrite: boolean;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
  children: ReactNode;
}

/**
 * Frames the page of an applicant. On a wide screen, the bar of the job and the list of applicants are around the
 * reading pane. On other screens, only the pane is shown.
 */
export function ReviewFrame(props: ReviewFrameProps) {
  const { job, partHrefs, editHref, list, currentId, mayWrite, today, children } = props;
  const messages = useClientMessages().manageJob;
  const parts = useOnDemand(loadedList, list !== null);
  return (
    <PageBody spacing="desk">
      <Stack space="24">
        <div className={styles.bar}>
          {job === null ? (
            <Skeleton height="8rem" />
          ) : (
            <JobBar
              job={job}
              part="applicant"
              partHrefs={partHrefs}
              today={today}
              actions={
                mayWrite && (
                  <LinkButton href={editHref} icon={<Pencil />}>
                    {messages.edit}
                  </LinkButton>
                )
              }
            />
          )}
        </div>
        <div className={styles.desk}>
          <div className={styles.aside}>
            {list !== null && parts && (
              <parts.ApplicantList {...list} currentId={currentId} mayWrite={mayWrite} />
            )}
          </div>
          <div className={styles.pane}>{children}</div>
        </div>
      </Stack>
    </PageBody>
  );
}
