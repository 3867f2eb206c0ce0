'use client';

import type { MyJob } from '@skillharbor/contract';
import { CirclePause, CirclePlay, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { JobStatus } from '../../cards/JobStatus/JobStatus.tsx';
import { DeactivateJobModal } from '../../modals/DeactivateJobModal/DeactivateJobModal.tsx';
import { DeleteJobModal } from '../../modals/DeleteJobModal/DeleteJobModal.tsx';
import { Button, Card, Heading, LinkButton, useMessages, type Submission } from '../../primitives/index.ts';
import * as styles from './ManageJobPage.css.ts';

export interface JobHeaderProps {
  job: MyJob;
  editHref: string;
  toggle: Submission;
  onToggle: () => void;
  removal: Submission;
  onDelete: () => void;
}

/** Which question is asked, and whether the job was active when it was. Stays known while its dialog goes away. */
interface Question {
  about: 'activity' | 'deletion';
  wasActive: boolean;
  open: boolean;
}

/** What the job is called, how it stands, and what its client can do with it. */
export function JobHeader({ job, editHref, toggle, onToggle, removal, onDelete }: JobHeaderProps) {
  const words = useMessages().client.manageJob;
  const [question, setQuestion] = useState<Question>({
    about: 'activity',
    wasActive: job.is_active,
    open: false,
  });

  // It was answered, and the answer is done.
  if (question.open && question.wasActive !== job.is_active) setQuestion({ ...question, open: false });

  const ask = (about: Question['about']) => setQuestion({ about, wasActive: job.is_active, open: true });
  const close = () => setQuestion({ ...question, open: false });

  return (
    <Card as="section">
      <div className={styles.bar}>
        <div className={styles.names}>
          <Heading level={1}>
            <bdi>{job.title}</bdi>
          </Heading>
          <JobStatus job={job} />
        </div>
        <div className={styles.actions}>
          <LinkButton href={editHref} icon={<Pencil />}>
            {words.edit}
          </LinkButton>
          {/* One button whose word changes, so that the focus has somewhere to return to. */}
          <Button
            variant={job.is_active ? 'secondary' : 'primary'}
            icon={job.is_active ? <CirclePause /> : <CirclePlay />}
            onClick={() => ask('activity')}
          >
            {job.is_active ? words.deactivate : words.reactivate}
          </Button>
          {!job.is_active && (
            <Button tone="critical" icon={<Trash2 />} onClick={() => ask('deletion')}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      <DeactivateJobModal
        open={question.open && question.about === 'activity'}
        jobTitle={job.title}
        active={question.wasActive}
        submission={toggle}
        onConfirm={onToggle}
        onCancel={close}
      />
      <DeleteJobModal
        open={question.open && question.about === 'deletion'}
        jobTitle={job.title}
        submission={removal}
        onConfirm={onDelete}
        onCancel={close}
      />
    </Card>
  );
}
