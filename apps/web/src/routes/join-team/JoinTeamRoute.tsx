import type { User } from '@skillharbor/contract';
import { JoinTeamPage } from '@skillharbor/ui/pages';
import type { Invited } from '@skillharbor/ui/pages';
import { useTeamMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { checkTeamInvitation, joinTeam } from '../../api/team.ts';
import { failureOf, isMissing, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { useLinkToken } from '../../navigation/useLinkToken.ts';
import { useUser } from '../../session/useUser.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

/**
 * Asks for confirmation before the user joins, because programs that scan mails also open their links and may run
 * scripts.
 */
export function Component() {
  const appMessages = useAppMessages();
  const { api, session, queries } = useApp();
  const token = useLinkToken();
  const user = useUser();
  const messages = useTeamMessages().join;
  const [joined, setJoined] = useState<string | null>(null);
  const offer = useLoadable(
    {
      queryKey: ['join-team', token],
      queryFn: () => checkTeamInvitation(api, token ?? ''),
      enabled: token !== null && token !== '',
    },
    { other: messages.loadFailed, notFound: messages.unknownLink },
  );
  const [submission, submit] = useSubmission({
    send: async (team: string) => {
      session.setUser(await joinTeam(api, token ?? ''));
      setJoined(team);
      // The cached data belongs to the user's own account, and not to the team.
      queries.clear();
    },
    explain: (error) => {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && isMissing(failure.status))
        return { status: 'failed', message: messages.unknownLink };
      return sendFailure(error, messages.failed, appMessages);
    },
  });
  const here = token ? paths.joinTeam(token) : paths.joinTeam();
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <JoinTeamPage
        offer={token === '' ? { status: 'error', message: messages.unknownLink, onRetry: null } : offer}
        reader={readerOf(user)}
        submission={submission}
        onJoin={() => offer.status === 'ready' && submit(offer.data.company || offer.data.owner_name)}
        joined={joined}
        logInHref={paths.signIn({ from: here })}
        signUpHref={paths.signUp({ tab: 'client', from: paths.joinTeam(), token: token ?? undefined })}
        teamHref={paths.team()}
      />
    </>
  );
}

function readerOf(user: User | null): Invited {
  if (user === null) return { kind: 'visitor' };
  return user.role === 'client' ? { kind: 'client', email: user.email } : { kind: 'freelancer' };
}
