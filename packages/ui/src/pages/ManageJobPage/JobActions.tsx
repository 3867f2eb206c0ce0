'use client';

import type { MyJob } from '@skillharbor/contract';
import { CirclePause, CirclePlay, Copy, Eye, Pencil, Trash2, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { DeactivateJobModal } from '../../modals/DeactivateJobModal/DeactivateJobModal.tsx';
import { DeleteJobModal } from '../../modals/DeleteJobModal/DeleteJobModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import type { MenuItem } from '../../primitives/Menu/Menu.tsx';
import type { Submission } from '../../primitives/state.ts';

export interface JobActionsProps {
  job: MyJob;
  editHref: string;
  /** The address of the form for a new job that starts as a copy of this job. */
  copyHref: string;
  /** The address of the job's public page. */
  publicHref: string;
  /**
   * The state of the request that deactivates or reactivates the job. The dialog closes by itself when the job has
   * changed.
   */
  toggle: Submission;
  onToggle: () => void;
  /** The state of the request that deletes the job. After it succeeds, the app leaves the page. */
  removal: Submission;
  onDelete: () => void;
  /** Opens the dialog that marks the job as filled. */
  onAskToFill: () => void;
  mayWrite: boolean;
}

/**
 * The question in the dialog, and whether the job was active when the dialog opened. Both stay the same while the
 * dialog closes, so that its text does not change.
 */
interface Question {
  about: 'activity' | 'deletion';
  wasActive: boolean;
  open: boolean;
}

/** Shows the client's actions on the job. Actions that are rarely needed are in a menu. */
export function JobActions(props: JobActionsProps) {
  const { job, editHref, copyHref, publicHref, toggle, onToggle, removal, onDelete, onAskToFill } = props;
  const { mayWrite } = props;
  const messages = useClientMessages().manageJob;
  const [question, setQuestion] = useState<Question>({
    about: 'activity',
    wasActive: job.is_active,
    open: false,
  });

  // The job has reached the state that the user confirmed, so the dialog closes.
  if (question.open && question.wasActive !== job.is_active) setQuestion({ ...question, open: false });

  if (!mayWrite)
    return (
      <LinkButton href={publicHref} icon={<Eye />}>
        {messages.viewPublic}
      </LinkButton>
    );

  const ask = (about: Question['about']) => setQuestion({ about, wasActive: job.is_active, open: true });
  const close = () => setQuestion({ ...question, open: false });
  const more: MenuItem[] = [
    { label: messages.viewPublic, icon: <Eye />, href: publicHref },
    { label: messages.copy, icon: <Copy />, href: copyHref },
  ];
  // The menu omits 'Mark as filled' for a filled job, and in two other cases. When enough applicants are accepted, a
  // notice below has a button for the action. When the job was never public, there are no applicants.
  if (job.filled_at === null && job.date_posted !== null && job.accepted.length < job.positions)
    more.push({ label: messages.filling.action, icon: <UserRoundCheck />, onSelect: onAskToFill });

  return (
    <>
      <LinkButton href={editHref} icon={<Pencil />}>
        {messages.edit}
      </LinkButton>
      {/* The same button deactivates and reactivates the job, so that the focus can return to it. A hidden job cannot
      be reactivated. */}
      {!job.is_hidden && (
        <Button
          variant={job.is_active || job.filled_at !== null ? 'secondary' : 'primary'}
          icon={job.is_active ? <CirclePause /> : <CirclePlay />}
          onClick={() => ask('activity')}
        >
          {job.is_active ? messages.deactivate : messages.reactivate}
        </Button>
      )}
      {!job.is_active && (
        <Button tone="critical" icon={<Trash2 />} onClick={() => ask('deletion')}>
          {messages.remove}
        </Button>
      )}
      <Menu label={messages.more} items={more} />
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
    </>
  );
}
