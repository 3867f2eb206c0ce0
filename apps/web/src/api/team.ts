import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { TeamHandOver, TeamInvitationInput, TeamMemberRole } from '@skillharbor/contract';

export const getTeam = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/team/', { signal }));

export const inviteToTeam = ({ credentialed }: Api, body: TeamInvitationInput) =>
  unwrap(credentialed.POST('/api/team/invitations/', { body }));

export const resendTeamInvitation = ({ credentialed }: Api, teamInvitationId: string) =>
  unwrap(
    credentialed.POST('/api/team/invitations/{teamInvitationId}/resend/', {
      params: { path: { teamInvitationId } },
    }),
  );

export const withdrawTeamInvitation = ({ credentialed }: Api, teamInvitationId: string) =>
  unwrap(
    credentialed.DELETE('/api/team/invitations/{teamInvitationId}/', {
      params: { path: { teamInvitationId } },
    }),
  );

/** Returns the invitation to which a link belongs. The caller need not be signed in. */
export const checkTeamInvitation = ({ anonymous }: Api, token: string) =>
  unwrap(anonymous.POST('/api/team/invitation/', { body: { token } }));

export const joinTeam = ({ credentialed }: Api, token: string) =>
  unwrap(credentialed.POST('/api/team/join/', { body: { token } }));

export const changeTeamRole = ({ credentialed }: Api, memberId: number, role: TeamMemberRole) =>
  unwrap(
    credentialed.PATCH('/api/team/members/{memberId}/', { params: { path: { memberId } }, body: { role } }),
  );

export const removeTeamMember = ({ credentialed }: Api, memberId: number) =>
  unwrap(credentialed.DELETE('/api/team/members/{memberId}/', { params: { path: { memberId } } }));

export const handOverTeam = ({ credentialed }: Api, body: TeamHandOver) =>
  unwrap(credentialed.POST('/api/team/hand-over/', { body }));
