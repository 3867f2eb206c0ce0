/** Lets several clients act for one account. */
import type { Role, Team } from '@skillharbor/contract';
import type { OperationsOf, Person } from '../../contract/operations.ts';
import {
  badFields,
  conflict,
  created,
  noContent,
  notFound,
  ok,
  unauthenticated,
} from '../../contract/responses.ts';
import type { LogSecurity } from '../../platform/security/securityLog.ts';
import { ownerWithPassword } from '../auth/ownPassword.ts';
import { hashOf } from '../auth/tokens.ts';
import { findUser } from '../auth/users.repository.ts';
import { handOver, invite, join, remove, resend } from './team.commands.ts';
import type { TeamServices } from './team.commands.ts';
import {
  deleteInvitation,
  findCompanyName,
  findOffer,
  listInvitations,
  listMembers,
  toInvitation,
  writeRole,
} from './team.repository.ts';

type TeamOperations = OperationsOf<
  | 'getTeam'
  | 'inviteToTeam'
  | 'withdrawTeamInvitation'
  | 'resendTeamInvitation'
  | 'checkTeamInvitation'
  | 'joinTeam'
  | 'changeTeamRole'
  | 'removeTeamMember'
  | 'handOverTeam'
>;

export function teamOperations({
  logSecurity,
  factorRoles,
  ...services
}: TeamServices & { logSecurity: LogSecurity; factorRoles: readonly Role[] }): TeamOperations {
  const { queries, clock } = services;

  async function teamOf({ accountId, teamRole }: Pick<Person, 'accountId' | 'teamRole'>): Promise<Team> {
    const now = clock();
    const invitations = teamRole === 'owner' ? await listInvitations(queries, accountId) : [];
    return {
      company: await findCompanyName(queries, accountId),
      role: teamRole,
      members: await listMembers(queries, accountId),
      invitations: invitations.map((row) => toInvitation(row, now)),
    };
  }

  return {
    getTeam: async ({ person }) => ok(await teamOf(person)),

    async inviteToTeam({ person, body }) {
      const outcome = await invite(services, person, body);
      return 'refusal' in outcome ? conflict(outcome.refusal) : created(outcome);
    },

    async withdrawTeamInvitation({ params: { teamInvitationId: id }, person: { accountId } }) {
      return (await deleteInvitation(queries, { id, accountId })) ? noContent : notFound;
    },

    async resendTeamInvitation({ params: { teamInvitationId }, person }) {
      const sent = await resend(services, person, teamInvitationId);
      return sent ? ok(sent) : notFound;
    },

    async checkTeamInvitation({ body: { token } }) {
      const offer = await findOffer(queries, hashOf(token), clock());
      return offer ? ok(offer) : notFound;
    },

    async joinTeam(request) {
      const { person, body } = request;
      const outcome = await join(services, person, body.token);
      if (!outcome) return notFound;
      if (outcome !== 'joined') return conflict(outcome.refusal);
      logSecurity(request, { event: 'user_updated', person: person.id, reason: 'team_joined' });
      const user = await findUser(queries, person.id, clock(), factorRoles);
      return user ? ok(user) : unauthenticated('not_signed_in');
    },

    async changeTeamRole({ params: { memberId: userId }, person, body }) {
      const isChanged = await writeRole(queries, { userId, accountId: person.accountId }, body.role);
      return isChanged ? ok(await teamOf(person)) : notFound;
    },

    async removeTeamMember(request) {
      const { params, person } = request;
      const outcome = await remove(services, person, params.memberId);
      if (!outcome) return notFound;
      if (outcome !== 'removed') return conflict(outcome.refusal);
      logSecurity(request, { event: 'user_updated', person: params.memberId, reason: 'team_member_removed' });
      return noContent;
    },

    async handOverTeam(request) {
      const { person, body } = request;
      if (!(await ownerWithPassword({ queries, logSecurity }, request)))
        return badFields({ password: ['password_wrong'] });
      const outcome = await handOver(services, person, body.member_id);
      if (!outcome) return notFound;
      if (outcome !== 'done') return conflict(outcome.refusal);
      logSecurity(request, { event: 'user_updated', person: person.id, reason: 'team_handed_over' });
      return ok(await teamOf({ accountId: body.member_id, teamRole: 'recruiter' }));
    },
  };
}
