/** Creates teams in tests. */
import { expect } from 'vitest';
import { PASSWORD, signUp, tokenIn } from './people.ts';
import type { TestPerson } from './people.ts';
import type { TestServer } from './testServer.ts';

/** Signs up a client, who then joins the team of an owner. */
export async function joinTeam(
  server: TestServer,
  owner: TestPerson,
  role: 'recruiter' | 'reader' = 'recruiter',
): Promise<TestPerson> {
  const member = await signUp(server, 'client', { company: '' });
  await owner.send('POST', '/api/team/invitations/', { body: { email: member.email, role } });
  const token = tokenIn(await server.mailTo(member.email, 'You are invited to the team'));
  expect((await member.send('POST', '/api/team/join/', { body: { token } })).status).toBe(200);
  return member;
}

/** Hands the team of an owner over to a member. */
export async function handOverTeam(owner: TestPerson, heir: TestPerson): Promise<void> {
  const body = { member_id: heir.id, password: PASSWORD };
  expect((await owner.send('POST', '/api/team/hand-over/', { body })).status).toBe(200);
}
