import { randomUUID } from 'node:crypto';
import { hashOf } from '../../marketplace/auth/tokens.ts';
import { PASSWORD } from '../people.ts';
import type { TestPerson } from '../people.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import type { TestServer } from '../testServer.ts';
import type { TestWorld } from '../testWorld.ts';

/** Restores the client's team, because some operations change it. */
export async function restoreTeam({ server, client, recruiter, reader }: TestWorld): Promise<void> {
  const { kysely } = server.database;
  await removeTeam({ server });
  const member = { account_id: client.id, joined_at: server.now() };
  await kysely
    .insertInto('team_members')
    .values([
      { ...member, user_id: recruiter.id, role: 'recruiter' },
      { ...member, user_id: reader.id, role: 'reader' },
    ])
    .execute();
}

export async function removeTeam({ server }: Pick<TestWorld, 'server'>): Promise<void> {
  await server.database.kysely.deleteFrom('team_members').execute();
  await server.database.kysely.deleteFrom('team_invitations').execute();
}

/** Makes the third client a member of the client's team. */
const ofMember = async ({ server, client, thirdClient: { id } }: TestWorld) => {
  await server.database.kysely
    .insertInto('team_members')
    .values({ user_id: id, account_id: client.id, role: 'recruiter', joined_at: server.now() })
    .execute();
  return { params: { memberId: id } };
};

/**
 * Inserts an invitation from an owner to an email address. Returns the id and the token of the invitation as parts of a
 * request.
 */
const ofTeamInvitation = async (server: TestServer, owner: TestPerson, email = 'noor@example.com') => {
  const [id, token] = [randomUUID(), randomUUID()];
  await server.database.kysely
    .insertInto('team_invitations')
    .values({
      id,
      account_id: owner.id,
      email,
      role: 'recruiter',
      token_hash: hashOf(token),
      sent_at: server.now(),
      expires_at: new Date(server.now().getTime() + 60_000),
    })
    .execute();
  return { params: { teamInvitationId: id }, fields: { token } };
};

const ofOwnTeamInvitation: RequestParts = async ({ server, client }) => ({
  params: (await ofTeamInvitation(server, client)).params,
});

export const teamParts = {
  getTeam: nothing,
  inviteToTeam: () => ({ fields: { email: 'noor@example.com' } }),
  withdrawTeamInvitation: ofOwnTeamInvitation,
  resendTeamInvitation: ofOwnTeamInvitation,
  checkTeamInvitation: async ({ server, client }) => ({
    fields: (await ofTeamInvitation(server, client)).fields,
  }),
  // The client joins the team of the third client. This is possible only if the client has posted no job.
  joinTeam: async ({ server, client, thirdClient }) => {
    await removeTeam({ server });
    await server.database.kysely
      .updateTable('job_listings')
      .set({ client_id: thirdClient.id })
      .where('client_id', '=', client.id)
      .execute();
    return { fields: (await ofTeamInvitation(server, thirdClient, client.email)).fields };
  },
  changeTeamRole: ofMember,
  removeTeamMember: ofMember,
  handOverTeam: async (world) => ({
    fields: { member_id: (await ofMember(world)).params.memberId, password: PASSWORD },
  }),
} satisfies OperationParts;
