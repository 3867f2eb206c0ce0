'use client';

import type { Job } from '@skillharbor/contract';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { reachedLimit } from '../../cards/JobCard/limit.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { useResumeMessages } from '../../messages/useResumeMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import * as styles from './ApplyPage.css.ts';

const loadedDetails = onDemand(() => import('./JobDetails.tsx'));

/**
 * Shows the job to which the freelancer applies. On a wide screen, it is beside the letter. On a narrow screen, it is
 * above the letter, and a button opens its details in front of the letter.
 */
export function JobBeside({ job, today }: { job: Job; today: string }) {
  const { facts } = useJobMessages();
  const messages = useResumeMessages().apply;
  const format = useFormat();
  const limit = reachedLimit(job, today);
  const closed = limit === null ? facts.closed : facts.allPlacesTaken(limit, format.number(limit));
  const [isReading, setReading] = useState(false);
  const loaded = useOnDemand(loadedDetails, true);
  const details = loaded ? <loaded.JobDetails job={job} today={today} /> : <Skeleton lines={8} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls must be reachable with the keyboard.
    <aside className={styles.beside} aria-label={messages.theJob} aria-busy={!loaded} tabIndex={0}>
      <Card>
        <div className={styles.head}>
          <CompanyTile
            name={job.company_slug === null ? null : job.company}
            logo={job.company_logo}
            size={64}
          />
          <div className={styles.names}>
            <Stack space="4">
              <Heading level={2} size="small">
                <bdi>{job.title}</bdi>
              </Heading>
              <Text tone="muted">
                <bdi>{facts.company(job.company)}</bdi>
              </Text>
              <Text size="small" tone="muted" numeric>
                {job.is_open ? facts.applyBy(format.date(job.application_deadline)) : closed}
              </Text>
            </Stack>
          </div>
        </div>
        <div className={styles.onlyNarrow}>
          <Button variant="quiet" flush icon={<BookOpen />} onClick={() => setReading(true)}>
            {messages.readAgain}
          </Button>
          <Dialog open={isReading} title={job.title} onClose={() => setReading(false)}>
            {details}
          </Dialog>
        </div>
        <div className={styles.onlyWide}>{details}</div>
      </Card>
    </aside>
  );
}
