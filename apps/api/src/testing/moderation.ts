/** Sends reports as a visitor, and makes decisions as moderators, in tests. */
import type { ModerationCase, ReportReceipt, ReportSubject, RulingInput } from '@skillharbor/contract';
import { expect } from 'vitest';
import { createModerationLinks } from '../mail/moderationLinks.ts';
import { sender } from './people.ts';
import type { Send, TestPerson } from './people.ts';
import { SIGNING_KEY } from './testServer.ts';
import type { TestServer } from './testServer.ts';

export const hide: RulingInput = { action: 'hide', rule: 'honesty', reason: 'It asks for a deposit.' };

/** Sends a report. Returns its receipt and the id of its case. */
export async function report(
  server: TestServer,
  subject: ReportSubject,
  { send = sender(server), ...more }: { send?: Send; email?: string; words?: string } = {},
): Promise<ReportReceipt & { caseId: number }> {
  const body = { subject, reason: 'scam', ...more };
  const sent = await send<ReportReceipt>('POST', '/api/moderation/reports/', { body });
  expect(sent.status).toBe(201);
  const { case_id: caseId } = await server.database.kysely
    .selectFrom('moderation_reports')
    .select('case_id')
    .where('number', '=', sent.body.number)
    .executeTakeFirstOrThrow();
  return { ...sent.body, caseId };
}

export const decide = (moderator: TestPerson, caseId: number, ruling: RulingInput) =>
  moderator.send<ModerationCase>('POST', `/api/moderation/cases/${caseId}/ruling/`, { body: ruling });

/** Reports a subject, and decides the case. Returns the id of the case, and the id of the statement of reasons. */
export async function rule(
  server: TestServer,
  moderator: TestPerson,
  subject: ReportSubject,
  { send, ...ruling }: RulingInput & { send?: Send } = hide,
): Promise<{ caseId: number; statementId: number }> {
  const { caseId } = await report(server, subject, send ? { send } : {});
  expect((await decide(moderator, caseId, ruling)).status).toBe(200);
  const { id } = await server.database.kysely
    .selectFrom('moderation_rulings')
    .select('id')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return { caseId, statementId: id };
}

/** Appeals through the link in the mail about the statement, and then reverses the decision. */
export async function reverse(
  server: TestServer,
  moderator: TestPerson,
  { caseId, statementId }: { caseId: number; statementId: number },
): Promise<void> {
  const token = await createModerationLinks(SIGNING_KEY).ofStatement(statementId);
  const appealed = await sender(server)('POST', '/api/moderation/statement/appeal/', {
    body: { token, words: 'The deposit is for keys.' },
  });
  expect(appealed.status).toBe(200);
  const body = { outcome: 'reversed', reason: 'The deposit is fine.' };
  const decided = await moderator.send('POST', `/api/moderation/cases/${caseId}/appeal/`, { body });
  expect(decided.status).toBe(200);
}
