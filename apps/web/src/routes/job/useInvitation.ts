import type { JobPageProps } from '@skillharbor/ui/pages';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/useApp.ts';
import { invitationToQuery } from '../../invitations/queries.ts';
import { useAnswer } from '../../invitations/useAnswer.ts';
import { paths } from '../../navigation/paths.ts';
import { useRole } from '../../session/useRole.ts';

/** Returns the invitation of the reader to the job, or null if there is none. A failure is not shown. */
export function useInvitation(jobId: number): JobPageProps['invitation'] {
  const app = useApp();
  const { answerTo, onDecline, onUndo } = useAnswer();
  const isFreelancer = useRole() === 'freelancer' && Number.isInteger(jobId);
  const { data: invitation = null } = useQuery(invitationToQuery(app, isFreelancer ? jobId : null));
  if (!invitation) return null;
  const { id } = invitation;
  return {
    invitation,
    applyHref: paths.apply(jobId),
    answer: answerTo(id),
    onDecline: (reason) => onDecline(id, reason),
    onUndo: () => onUndo(id),
  };
}
