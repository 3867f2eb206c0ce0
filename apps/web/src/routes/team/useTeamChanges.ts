import { ApiError } from '@skillharbor/api-client';
import type { TeamInvitation, TeamInvitationInput, TeamMember } from '@skillharbor/contract';
import { useTeamMessages, useToast } from '@skillharbor/ui/primitives';
import {
  changeTeamRole,
  inviteToTeam,
  resendTeamInvitation,
  withdrawTeamInvitation,
} from '../../api/team.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useState } from 'react';
import { useSubmission } from '../../submission/useSubmission.ts';
import { teamQuery } from '../../team/queries.ts';

/** Returns the changes to a team that need no confirmation, and the id of the row whose change is being saved. */
export function useTeamChanges() {
  const app = useApp();
  const appMessages = useAppMessages();
  const { page: messages, invite } = useTeamMessages();
  const toast = useToast();
  const [changing, setChanging] = useState<number | string | null>(null);
  const refresh = () => app.queries.invalidateQueries(teamQuery(app));

  const [inviting, sendInvitation] = useSubmission({
    send: async (input: TeamInvitationInput) => {
      await inviteToTeam(app.api, input);
      await refresh();
      toast.show(invite.sent(input.email));
    },
    explain: (error) => sendFailure(error, invite.failed, appMessages),
  });

  /** Sends one change at a time, and reports its result in a toast. */
  async function change(id: number | string, send: () => Promise<unknown>, done: string) {
    if (changing !== null) return;
    setChanging(id);
    try {
      await send();
      toast.show(done);
    } catch (error) {
      app.log('The team was not changed.', error);
      const isGone = error instanceof ApiError && error.status === 404;
      toast.show(
        (isGone ? null : sendFailure(error, messages.changeFailed, appMessages).message) ??
          messages.changeFailed,
      );
    }
    await refresh();
    setChanging(null);
  }

  return {
    changing,
    inviting,
    onInvite: sendInvitation,
    onChangeRole(member: TeamMember) {
      const role = member.role === 'reader' ? 'recruiter' : 'reader';
      const name = `${member.first_name} ${member.last_name}`;
      void change(member.id, () => changeTeamRole(app.api, member.id, role), messages.changed(name));
    },
    onResend: ({ id, email }: TeamInvitation) =>
      void change(id, () => resendTeamInvitation(app.api, id), messages.resent(email)),
    onWithdraw: ({ id, email }: TeamInvitation) =>
      void change(id, () => withdrawTeamInvitation(app.api, id), messages.withdrawn(email)),
  };
}
