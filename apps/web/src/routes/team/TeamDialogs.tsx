import { ApiError } from '@skillharbor/api-client';
import type { TeamMember } from '@skillharbor/contract';
import { HandOverModal, RemoveMemberModal } from '@skillharbor/ui/modals';
import { useTeamMessages, useToast } from '@skillharbor/ui/primitives';
import { getCurrentUser } from '../../api/currentUser.ts';
import { handOverTeam, removeTeamMember } from '../../api/team.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import { teamQuery } from '../../team/queries.ts';

export interface TeamQuestion {
  kind: 'remove' | 'hand-over';
  member: TeamMember;
}

interface TeamDialogsProps {
  /** The last question that was asked. It stays visible while its dialog closes. */
  question: TeamQuestion;
  isOpen: boolean;
  onClose: () => void;
  ownId: number;
}

/** Asks for confirmation before a member is removed, the user leaves the team, or the team is handed over. */
export function TeamDialogs({ question: { kind, member }, isOpen, onClose, ownId }: TeamDialogsProps) {
  const app = useApp();
  const appMessages = useAppMessages();
  const { page: messages, removal, leaving, handOver } = useTeamMessages();
  const toast = useToast();
  const name = `${member.first_name} ${member.last_name}`;
  const isUser = member.id === ownId;

  /** Removes the cached data of the user's former account or role. */
  async function renewUser() {
    app.session.setUser(await getCurrentUser(app.api));
    await app.queries.resetQueries();
  }
  const done = (said: string, isHere: () => boolean) => {
    onClose();
    // Moves the focus, because the button that opened the dialog is gone.
    if (isHere()) focusMain();
    toast.show(said);
  };

  const [removing, remove] = useSubmission({
    send: async (_: undefined, { isHere }) => {
      await removeTeamMember(app.api, member.id).catch(unlessRemoved);
      await (isUser ? renewUser() : app.queries.invalidateQueries(teamQuery(app)));
      done(isUser ? messages.left : messages.removed(name), isHere);
    },
    explain: (error) => sendFailure(error, isUser ? leaving.failed : removal.failed, appMessages),
  });
  const [handingOver, submit] = useSubmission({
    send: async (password: string, { isHere }) => {
      await handOverTeam(app.api, { member_id: member.id, password });
      await renewUser();
      done(messages.handedOver(name), isHere);
    },
    explain: (error) => sendFailure(error, handOver.failed, appMessages),
  });

  return (
    <>
      <RemoveMemberModal
        open={isOpen && kind === 'remove'}
        name={isUser ? null : name}
        submission={removing}
        onConfirm={() => remove(undefined)}
        onCancel={onClose}
      />
      <HandOverModal
        key={member.id}
        open={isOpen && kind === 'hand-over'}
        name={name}
        submission={handingOver}
        onSubmit={submit}
        onClose={onClose}
      />
    </>
  );
}

/** Ignores the error of a member who has already been removed. */
function unlessRemoved(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
