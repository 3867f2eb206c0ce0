import { randomUUID } from 'node:crypto';
import type {
  CaseList,
  Conversation,
  ModerationCase,
  Report,
  Statement,
  StatementList,
} from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { decide, hide, report, reverse, rule } from '../../testing/moderation.ts';
import { apply, logIn, postJob, sender, signUp, tokenIn } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { hireStaff } from '../../testing/staff.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { endSuspensions } from './rulings.commands.ts';

const DAY_S = 24 * 60 * 60;

let server: TestServer;
let moderator: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  server = await testServer();
  moderator = await hireStaff(server, 'moderator');
  other = await hireStaff(server, 'operator');
});
afterAll(() => server.close());

const visitor = () => sender(server);
const readReport = async (token: string) =>
  (await visitor()<Report>('POST', '/api/moderation/reports/read/', { body: { token } })).body;
const statementOf = (person: TestPerson, id: number) =>
  person.send<Statement>('GET', `/api/moderation/statements/${id}/`);
const appeal = (person: TestPerson, id: number, words = 'The deposit is for keys.') =>
  person.send<Statement>('POST', `/api/moderation/statements/${id}/appeal/`, { body: { words } });
const decideAppeal = (by: TestPerson, caseId: number, outcome: 'upheld' | 'reversed') =>
  by.send<ModerationCase>('POST', `/api/moderation/cases/${caseId}/appeal/`, {
    body: { outcome, reason: 'Looked at again.' },
  });
const seesJob = async (id: number) =>
  (await visitor()('GET', `/api/job-listings/listings/${id}/`)).status === 200;

describe('the queue', () => {
  test('lists open cases, oldest first, with the number of their reports and the reasons', async () => {
    const client = await signUp(server, 'client');
    const jobs = [await postJob(client, { title: 'One' }), await postJob(client, { title: 'Two' })];
    for (const { id } of [...jobs, ...jobs.slice(0, 1)]) await report(server, { kind: 'job', id });
    const { body } = await moderator.send<CaseList>('GET', '/api/moderation/cases/');
    expect(body.results.map(({ title, reports, reasons }) => ({ title, reports, reasons }))).toEqual([
      { title: 'One', reports: 2, reasons: ['scam'] },
      { title: 'Two', reports: 1, reasons: ['scam'] },
    ]);
    expect(body.totals).toEqual({ open: 2, appealed: 0, decided: 0 });
    for (const { id } of body.results) await decide(moderator, id, { action: 'dismiss' });
    const decided = await moderator.send<CaseList>('GET', '/api/moderation/cases/?state=decided');
    expect(decided.body.results.map(({ action }) => action)).toEqual(['dismiss', 'dismiss']);
  });
});

describe('a case', () => {
  test('contains the reported and the present content of its subject, the history of the owner, and the jobs with nearly the same text', async () => {
    const client = await signUp(server, 'client');
    const description = 'Steer the ferry to the pier and back again, in any weather. '.repeat(8);
    const job = await postJob(client, { description });
    const same = await postJob(client, { title: 'Nearly the same', description });
    await expect
      .poll(
        async () => (await server.database.kysely.selectFrom('uncompared_jobs').selectAll().execute()).length,
      )
      .toBe(0);
    const earlier = await rule(server, moderator, { kind: 'job', id: same.id }, { action: 'dismiss' });
    const { caseId } = await report(server, { kind: 'job', id: job.id }, { words: 'Beware.' });
    await server.database.kysely
      .updateTable('job_listings')
      .set({ description: 'Now harmless.' })
      .where('id', '=', job.id)
      .execute();
    const { body } = await moderator.send<ModerationCase>('GET', `/api/moderation/cases/${caseId}/`);
    const [first] = body.reports;
    expect(first).toMatchObject({ words: 'Beware.', is_member: false, name: null });
    expect(first?.content.texts).toContainEqual({ field: 'description', text: description });
    expect(body.present?.texts).toContainEqual({ field: 'description', text: 'Now harmless.' });
    expect(body.owner).toMatchObject({ id: client.id, name: 'Li Brandt', role: 'client', is_ended: false });
    expect(body.history.map(({ id }) => id)).toEqual([earlier.caseId]);
    expect(body.similar.map(({ id }) => id)).toEqual([same.id]);
    expect(body.ruling).toBeNull();
  });

  test('requires a rule and a reason for every decision except a dismissal, and a number of days for a suspension', async () => {
    const { caseId } = await report(server, { kind: 'job', id: (await postJob(other)).id });
    expect(await decide(moderator, caseId, { action: 'suspend', reason: ' ' })).toMatchObject({
      status: 400,
      body: {
        rule: ['This field is required.'],
        reason: ['This field is required.'],
        days: ['This field is required.'],
      },
    });
    expect((await decide(moderator, caseId, { action: 'dismiss' })).status).toBe(200);
  });

  test('is decided once, even if two moderators decide at the same time', async () => {
    const client = await signUp(server, 'client');
    const { caseId } = await report(server, { kind: 'job', id: (await postJob(client)).id });
    const statuses = await Promise.all(
      [moderator, other].map(async (by) => (await decide(by, caseId, { action: 'dismiss' })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  test('cannot be decided by a member of the staff whom the case is about', async () => {
    const refusal = { status: 409, body: { code: 'own_case' } };
    const open = await report(server, { kind: 'job', id: (await postJob(other)).id });
    expect(await decide(other, open.caseId, { action: 'dismiss' })).toMatchObject(refusal);
    await decide(moderator, open.caseId, { action: 'dismiss' });
    const { caseId, statementId } = await rule(server, moderator, {
      kind: 'job',
      id: (await postJob(other)).id,
    });
    await appeal(other, statementId);
    expect(await decideAppeal(other, caseId, 'reversed')).toMatchObject(refusal);
    expect((await decideAppeal(moderator, caseId, 'reversed')).status).toBe(200);
  });

  test('cannot end in a suspension if it is about a member of the staff', async () => {
    const { caseId } = await report(server, { kind: 'job', id: (await postJob(other)).id });
    expect(await decide(moderator, caseId, { ...hide, action: 'end_account' })).toMatchObject({
      status: 409,
      body: { code: 'staff_protected' },
    });
    await decide(moderator, caseId, { action: 'dismiss' });
  });
});

describe('a decision', () => {
  test('is mailed to the owner with its reasons, and the outcome is mailed to the reporter', async () => {
    const client = await signUp(server, 'client', { language: 'de' });
    const job = await postJob(client, { title: 'Lotse' });
    const { caseId, token } = await report(
      server,
      { kind: 'job', id: job.id },
      { email: 'witness@example.com' },
    );
    await server.mailTo('witness@example.com');
    await decide(moderator, caseId, hide);
    const mail = await server.mailTo(client.email);
    expect(mail.subject).toBe('Wir haben Ihren Auftrag ausgeblendet');
    expect(mail.text).toContain('Die Regel: Was angeboten wird, muss echt und ehrlich sein.');
    expect(mail.text).toContain('> It asks for a deposit.');
    expect(mail.text).toContain('Kein Programm hat danach gesucht oder darüber entschieden.');
    const byLink = await visitor()<Statement>('POST', '/api/moderation/statement/', {
      body: { token: tokenIn(mail) },
    });
    expect(byLink.body).toMatchObject({ title: 'Lotse', action: 'hide', rule: 'honesty', may_appeal: true });
    expect((await server.mailTo('witness@example.com', 'What became of')).text).toContain(
      'We have acted on it.',
    );
    expect(await readReport(token)).toMatchObject({ outcome: 'acted' });
  });

  test('changes nothing and does not notify the owner if it dismisses the case', async () => {
    const client = await signUp(server, 'client');
    const job = await postJob(client);
    const { caseId, token } = await report(server, { kind: 'job', id: job.id });
    await decide(moderator, caseId, { action: 'dismiss' });
    expect(await seesJob(job.id)).toBe(true);
    expect(await readReport(token)).toMatchObject({ outcome: 'dismissed' });
    const { body } = await client.send<StatementList>('GET', '/api/moderation/statements/');
    expect(body.results).toEqual([]);
  });

  test('hides nothing if it asks the owner for a change', async () => {
    const client = await signUp(server, 'client');
    const job = await postJob(client);
    const { statementId } = await rule(
      server,
      moderator,
      { kind: 'job', id: job.id },
      {
        ...hide,
        action: 'request_change',
      },
    );
    expect(await seesJob(job.id)).toBe(true);
    expect((await statementOf(client, statementId)).body).toMatchObject({ action: 'request_change' });
  });

  test('can be read only by the owner of the subject', async () => {
    const client = await signUp(server, 'client');
    const { statementId } = await rule(server, moderator, { kind: 'job', id: (await postJob(client)).id });
    expect((await statementOf(client, statementId)).status).toBe(200);
    expect((await statementOf(other, statementId)).status).toBe(404);
    expect((await appeal(other, statementId)).status).toBe(404);
  });
});

describe('a hidden message', () => {
  test('is empty for the other side, but its author still sees the text', async () => {
    const client = await signUp(server, 'client');
    const freelancer = await signUp(server, 'freelancer');
    const { id } = await apply(freelancer, await postJob(client));
    const path = `/api/conversations/${id}/`;
    const body = { id: randomUUID(), text: 'Send me your password.' };
    await client.send('POST', `${path}messages/`, { body });
    const { caseId, statementId } = await rule(
      server,
      moderator,
      { kind: 'message', id, number: 1 },
      { ...hide, send: freelancer.send },
    );
    const read = async (by: TestPerson) => (await by.send<Conversation>('GET', path)).body.messages[0];
    expect(await read(freelancer)).toMatchObject({ text: '', is_hidden: true });
    expect(await read(client)).toMatchObject({ text: 'Send me your password.', is_hidden: true });
    const list = await freelancer.send('GET', '/api/conversations/');
    expect(JSON.stringify(list.body)).not.toContain('password');
    await reverse(server, other, { caseId, statementId });
    expect((await read(freelancer))?.text).toBe('Send me your password.');
  });
});

describe('a suspension', () => {
  test('ends the sessions, and allows no login while it lasts; afterwards, only the reported job stays hidden', async () => {
    server.setTime(START);
    const client = await signUp(server, 'client', { company: 'Pier Nine' });
    const [reported, harmless] = [await postJob(client), await postJob(client)];
    await rule(server, moderator, { kind: 'job', id: reported.id }, { ...hide, action: 'suspend', days: 14 });
    expect((await client.send('GET', '/api/users/')).status).toBe(401);
    expect(await logIn(server, client)).toMatchObject({
      status: 403,
      body: { code: 'account_suspended', params: { day: '2026-05-18' } },
    });
    expect(await seesJob(harmless.id)).toBe(false);
    expect((await visitor()('GET', '/api/companies/pier-nine/')).status).toBe(404);

    server.setTime(secondsAfter(START, 15 * DAY_S));
    await endSuspensions({ queries: server.database.kysely, clock: () => server.now() });
    expect((await logIn(server, client)).status).toBe(200);
    expect(await seesJob(harmless.id)).toBe(true);
    expect(await seesJob(reported.id)).toBe(false);
    expect((await visitor()('GET', '/api/companies/pier-nine/')).status).toBe(200);
    server.setTime(START);
  });

  test('closes the account permanently if it has no end', async () => {
    const freelancer = await signUp(server, 'freelancer');
    await rule(
      server,
      moderator,
      { kind: 'freelancer', id: freelancer.id },
      { ...hide, action: 'end_account' },
    );
    expect(await logIn(server, freelancer)).toMatchObject({ status: 403, body: { code: 'account_ended' } });
    expect((await visitor()('GET', `/api/accounts/freelancers/${freelancer.id}/`)).status).toBe(404);
  });
});

describe('an appeal', () => {
  test('is decided by another moderator, and the job is public again if the ruling is reversed', async () => {
    const client = await signUp(server, 'client');
    const job = await postJob(client);
    const { caseId, token } = await report(server, { kind: 'job', id: job.id });
    await decide(moderator, caseId, hide);
    const { body: list } = await client.send<StatementList>('GET', '/api/moderation/statements/');
    const id = list.results[0]?.id ?? 0;
    expect((await appeal(client, id)).body.appeal).toMatchObject({ outcome: 'waiting' });
    expect(await appeal(client, id)).toMatchObject({ status: 409, body: { code: 'appeal_repeated' } });
    expect(await decideAppeal(moderator, caseId, 'upheld')).toMatchObject({
      status: 409,
      body: { code: 'other_moderator_decides' },
    });
    const appealed = await moderator.send<CaseList>('GET', '/api/moderation/cases/?state=appealed');
    expect(appealed.body.results.map((one) => one.id)).toEqual([caseId]);
    expect((await decideAppeal(other, caseId, 'reversed')).status).toBe(200);
    expect(await seesJob(job.id)).toBe(true);
    expect((await statementOf(client, id)).body).toMatchObject({
      reversed_at: server.now().toISOString(),
      appeal: { outcome: 'reversed', reason: 'Looked at again.' },
    });
    expect(await readReport(token)).toMatchObject({ outcome: 'reversed' });
    expect((await server.mailTo(client.email, 'Your appeal was successful')).text).toContain(
      'That decision no longer applies.',
    );
    expect(await decideAppeal(other, caseId, 'upheld')).toMatchObject({ body: { code: 'appeal_decided' } });
  });

  test('can be sent with the link in the mail by a user who cannot log in', async () => {
    const freelancer = await signUp(server, 'freelancer');
    const { caseId } = await rule(
      server,
      moderator,
      { kind: 'freelancer', id: freelancer.id },
      {
        ...hide,
        action: 'end_account',
      },
    );
    const token = tokenIn(await server.mailTo(freelancer.email));
    const body = { token, words: 'That was not me.' };
    expect((await visitor()('POST', '/api/moderation/statement/appeal/', { body })).status).toBe(200);
    await decideAppeal(other, caseId, 'reversed');
    expect((await logIn(server, freelancer)).status).toBe(200);
    expect((await visitor()('GET', `/api/accounts/freelancers/${freelancer.id}/`)).status).toBe(200);
  });

  test('is refused after six months', async () => {
    server.setTime(START);
    const client = await signUp(server, 'client');
    const { statementId } = await rule(server, moderator, { kind: 'job', id: (await postJob(client)).id });
    await server.database.kysely
      .updateTable('moderation_rulings')
      .set({ decided_at: secondsAfter(START, -190 * DAY_S) })
      .where('id', '=', statementId)
      .execute();
    expect((await statementOf(client, statementId)).body.may_appeal).toBe(false);
    expect(await appeal(client, statementId)).toMatchObject({ status: 409, body: { code: 'appeal_late' } });
  });

  test('changes nothing if it is rejected', async () => {
    const client = await signUp(server, 'client');
    const job = await postJob(client);
    const { caseId, statementId } = await rule(server, moderator, { kind: 'job', id: job.id });
    await appeal(client, statementId);
    await decideAppeal(other, caseId, 'upheld');
    expect(await seesJob(job.id)).toBe(false);
  });
});

describe('the moderation log', () => {
  test('records every action, but no texts of users', async () => {
    const client = await signUp(server, 'client');
    const { caseId, statementId } = await rule(server, moderator, {
      kind: 'job',
      id: (await postJob(client)).id,
    });
    await appeal(client, statementId);
    await decideAppeal(other, caseId, 'upheld');
    const rows = await server.database.kysely
      .selectFrom('moderation_log')
      .select(['action', 'actor_id', 'details'])
      .where('case_id', '=', caseId)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'reported', actor_id: null, details: { kind: 'job', reason: 'scam' } },
      {
        action: 'decided',
        actor_id: moderator.id,
        details: { kind: 'job', action: 'hide', rule: 'honesty', days: null },
      },
      { action: 'appealed', actor_id: client.id, details: {} },
      { action: 'appeal_decided', actor_id: other.id, details: { action: 'hide', outcome: 'upheld' } },
    ]);
  });

  test.each([
    sql`update moderation_log set action = 'decided'`,
    sql`delete from moderation_log`,
    sql`truncate moderation_log`,
  ])('refuses every change', async (change) => {
    await expect(change.execute(server.database.kysely)).rejects.toThrow('can only be added to');
  });

  test('is exported in the format of the DSA Transparency Database, without texts of users', async () => {
    const { body } = await other.send<{ statements: unknown[] }>(
      'GET',
      '/api/moderation/transparency/?year=2026',
    );
    expect(body.statements.at(-1)).toMatchObject({
      decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'],
      decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
      category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
      automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
    });
    expect(JSON.stringify(body)).not.toContain('deposit');
    expect((await moderator.send('GET', '/api/moderation/transparency/?year=2026')).status).toBe(403);
  });
});
