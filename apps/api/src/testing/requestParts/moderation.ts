import type { MyCompany } from '@skillharbor/contract';
import { createModerationLinks } from '../../mail/moderationLinks.ts';
import { hide } from '../moderation.ts';
import { smallPicture } from '../pictures.ts';
import { postJob, profileForm, sender } from '../people.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import { giveFactor } from '../staff.ts';
import { SIGNING_KEY } from '../testServer.ts';
import type { TestWorld } from '../testWorld.ts';

interface Subject {
  kind: string;
  id: number;
}

/** Restores the second factors of the staff, and the accounts that an earlier request has suspended. */
export async function restoreStaff({ server, moderator, operator }: TestWorld): Promise<void> {
  await giveFactor(server, moderator);
  await giveFactor(server, operator);
  await server.database.kysely.updateTable('users').set({ suspended_until: null }).execute();
}

const newJob = async ({ client }: TestWorld): Promise<Subject> => ({
  kind: 'job',
  id: (await postJob(client)).id,
});

/** Reports a subject. Returns the receipt of the report and the id of its case. */
async function report({ server }: TestWorld, subject: Subject) {
  const send = sender(server);
  const body = { subject, reason: 'scam' };
  const sent = await send<{ number: string; token: string }>('POST', '/api/moderation/reports/', { body });
  const { id: caseId } = await server.database.kysely
    .selectFrom('moderation_cases')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...sent.body, caseId };
}

const ofCase = async (world: TestWorld) => {
  const { caseId } = await report(world, await newJob(world));
  return { params: { caseId } };
};

/** Creates a statement of reasons about a job of the client, with the token of its link. */
async function decided(world: TestWorld) {
  const { params } = await ofCase(world);
  await world.moderator.send('POST', `/api/moderation/cases/${params.caseId}/ruling/`, {
    body: { action: 'hide', rule: 'honesty', reason: 'It asks for a deposit.' },
  });
  const { id } = await world.server.database.kysely
    .selectFrom('moderation_rulings')
    .select('id')
    .where('case_id', '=', params.caseId)
    .executeTakeFirstOrThrow();
  return { ...params, statementId: id, token: await createModerationLinks(SIGNING_KEY).ofStatement(id) };
}

const ofStatement: RequestParts = async (world) => ({
  params: { statementId: (await decided(world)).statementId },
});

/**
 * Makes an appeal. Every member of the staff may decide it, because the moderator who decided first no longer exists.
 */
async function appealed(world: TestWorld) {
  const { caseId, statementId } = await decided(world);
  await world.client.send('POST', `/api/moderation/statements/${statementId}/appeal/`, {
    body: { words: 'The deposit is for keys.' },
  });
  await world.server.database.kysely
    .updateTable('moderation_rulings')
    .set({ moderator_id: null })
    .where('id', '=', statementId)
    .execute();
  return { params: { caseId } };
}

const dismissal = { action: 'dismiss', rule: undefined, reason: undefined, days: undefined };

export const moderationParts = {
  sendReport: async (world) => ({
    fields: { subject: await newJob(world), reason: 'scam', email: undefined },
  }),
  readReport: async (world) => ({ fields: { token: (await report(world, await newJob(world))).token } }),
  listCases: nothing,
  getCase: ofCase,
  decideCase: async (world) => ({ ...(await ofCase(world)), fields: dismissal }),
  decideAppeal: appealed,
  getReportedPicture: async (world) => {
    const { id } = world.freelancer;
    await world.freelancer.send('PUT', `/api/accounts/freelancers/${id}/`, {
      form: { ...profileForm, profile_picture: await smallPicture() },
    });
    return { params: { reportNumber: (await report(world, { kind: 'portrait', id })).number } };
  },
  getHiddenPicture: async (world) => {
    const form = { name: 'Pier Four', about: '', website: '', logo: await smallPicture() };
    const { body } = await world.client.send<MyCompany>('PUT', '/api/accounts/company/', { form });
    const picture = /[0-9a-f-]{36}/.exec(body.logo ?? '')?.[0] ?? '';
    const { id } = await world.server.database.kysely
      .selectFrom('companies')
      .select('id')
      .where('client_id', '=', world.client.id)
      .executeTakeFirstOrThrow();
    const { caseId } = await report(world, { kind: 'logo', id });
    await world.operator.send('POST', `/api/moderation/cases/${caseId}/ruling/`, { body: hide });
    return { params: { pictureName: picture, size: 150 } };
  },
  listStatements: nothing,
  getStatement: ofStatement,
  appeal: ofStatement,
  readStatementByLink: async (world) => ({ fields: { token: (await decided(world)).token } }),
  appealByLink: async (world) => ({ fields: { token: (await decided(world)).token } }),
  readTransparency: nothing,
  exportStatements: () => ({ query: '?year=2026' }),
} satisfies OperationParts;
