import { randomUUID } from 'node:crypto';
import type { FreelancerProfile, PortfolioPiece, Report, ReportReceipt } from '@skillharbor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply, postJob, profileForm, sender, signUp } from '../../testing/people.ts';
import type { Send, TestPerson } from '../../testing/people.ts';
import { smallPicture } from '../../testing/pictures.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
beforeAll(async () => {
  server = await testServer();
  client = await signUp(server, 'client');
  freelancer = await signUp(server, 'freelancer');
});
afterAll(() => server.close());

const notFound = { status: 404 };
const stored = () =>
  server.database.kysely.selectFrom('moderation_reports').selectAll().orderBy('id').execute();
const report = (send: Send, subject: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  send<ReportReceipt>('POST', '/api/moderation/reports/', { body: { subject, reason: 'scam', ...more } });
const visitor = () => sender(server);
const read = (token: string) =>
  visitor()<Report>('POST', '/api/moderation/reports/read/', { body: { token } });

describe('a report', () => {
  test('gets a receipt with a token, and the token shows the outcome of the report', async () => {
    const job = await postJob(client, { title: 'Harbour pilot' });
    const { status, body } = await report(
      visitor(),
      { kind: 'job', id: job.id },
      { words: ' A deposit first. ' },
    );
    expect(status).toBe(201);
    expect(body.number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect((await read(body.token)).body).toEqual({
      number: body.number,
      kind: 'job',
      title: 'Harbour pilot',
      reason: 'scam',
      words: 'A deposit first.',
      reported_at: server.now().toISOString(),
      outcome: 'open',
      decided_at: null,
    });
    expect(await read(body.number)).toMatchObject(notFound);
  });

  test('stores the content that its subject has when the report is sent', async () => {
    const job = await postJob(client, { title: 'Deckhand', description: 'Scrub the deck.' });
    await report(visitor(), { kind: 'job', id: job.id });
    await server.database.kysely
      .updateTable('job_listings')
      .set({ title: 'Purser', description: 'Count.' })
      .where('id', '=', job.id)
      .execute();
    const last = (await stored()).at(-1);
    expect(last?.title).toBe('Deckhand');
    expect(last?.texts).toContainEqual({ field: 'description', text: 'Scrub the deck.' });
  });

  test('is added to the open case about the same subject, even if many reports arrive at the same time', async () => {
    const { id } = await postJob(client);
    const sent = await Promise.all([1, 2, 3].map(() => report(visitor(), { kind: 'job', id })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    const cases = (await stored()).slice(-3).map(({ case_id }) => case_id);
    expect(new Set(cases).size).toBe(1);
  });

  test('is refused if the same user has already reported the subject and the case is open', async () => {
    const { id } = await postJob(client);
    expect((await report(freelancer.send, { kind: 'job', id })).status).toBe(201);
    expect(await report(freelancer.send, { kind: 'job', id })).toMatchObject({
      status: 409,
      body: { code: 'already_reported' },
    });
  });

  test.each(['illegal_content', 'other'])('needs a description if its reason is %s', async (reason) => {
    const { id } = await postJob(client);
    const { status, body } = await report(
      visitor(),
      { kind: 'job', id },
      { reason, words: ' ', is_in_good_faith: true },
    );
    expect({ status, body }).toMatchObject({ status: 400, body: { words: ['This field is required.'] } });
  });

  test('requires a statement of good faith if it is about illegal content', async () => {
    const { id } = await postJob(client);
    const illegal = { reason: 'illegal_content', words: 'It sells weapons.' };
    expect(await report(visitor(), { kind: 'job', id }, illegal)).toMatchObject({
      status: 400,
      body: { is_in_good_faith: ['Please confirm this.'] },
    });
    const sincere = { ...illegal, is_in_good_faith: true };
    expect((await report(visitor(), { kind: 'job', id }, sincere)).status).toBe(201);
  });
});

describe('the mail about a report', () => {
  test('goes to the typed address, in the chosen language, and does not contain the typed texts', async () => {
    const { id } = await postJob(client);
    const typed = { email: 'witness@example.com', name: 'Wim', words: 'Beware of it.', language: 'de' };
    const { body } = await report(visitor(), { kind: 'job', id }, typed);
    const mail = await server.mailTo('witness@example.com');
    expect(mail.subject).toBe(`Ihre Meldung ${body.number} ist bei uns`);
    expect(mail.text).toContain(`https://harbor.test/report#token=${body.token}`);
    expect(mail.text).not.toMatch(/Wim|Beware/);
  });

  test('goes to the user’s own address, which need not be typed', async () => {
    const { id } = await postJob(client);
    const reporter = await signUp(server, 'client');
    const { body } = await report(reporter.send, { kind: 'job', id }, { email: 'other@example.com' });
    expect((await server.mailTo(reporter.email)).subject).toBe(`We have your report ${body.number}`);
    expect((await stored()).at(-1)).toMatchObject({ reporter_id: reporter.id, email: null, name: null });
  });

  test('is sent at most five times a day to an address that a visitor has typed', async () => {
    const email = 'flooded@example.com';
    for (let count = 0; count < 7; count += 1) {
      const { id } = await postJob(client);
      expect((await report(visitor(), { kind: 'job', id }, { email })).status).toBe(201);
    }
    await server.mailTo(email);
    const mails = await server.database.kysely
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .execute();
    expect(mails).toHaveLength(5);
  });
});

describe('the subject of a report', () => {
  const paths = {
    profile: (id: number) => `/api/accounts/freelancers/${id}/`,
    question: (id: number) => `/api/job-listings/listings/${id}/questions/`,
  };

  test('can be a profile with its portrait, which is copied', async () => {
    const form = { ...profileForm, bio: 'I build boats.', profile_picture: await smallPicture() };
    await freelancer.send<FreelancerProfile>('PUT', paths.profile(freelancer.id), { form });
    expect((await report(visitor(), { kind: 'freelancer', id: freelancer.id })).status).toBe(201);
    expect((await report(visitor(), { kind: 'portrait', id: freelancer.id })).status).toBe(201);
    const [profile, portrait] = (await stored()).slice(-2);
    expect(profile?.texts).toContainEqual({ field: 'bio', text: 'I build boats.' });
    expect(portrait?.texts).toEqual([]);
    for (const { picture } of [profile, portrait].filter((one) => one !== undefined)) {
      expect(picture).toMatch(/^reports\//);
      expect(await server.files.has(picture ?? '')).toBe(true);
    }
    await freelancer.send('PUT', paths.profile(freelancer.id), {
      form: { ...profileForm, profile_picture: await smallPicture() },
    });
    expect(await server.files.has(portrait?.picture ?? '')).toBe(true);
  });

  test('can be a piece of work in a portfolio', async () => {
    const form = { title: 'A ferry', link: '', picture: await smallPicture() };
    const piece = await freelancer.send<PortfolioPiece>('POST', '/api/accounts/portfolio/', { form });
    expect((await report(visitor(), { kind: 'portfolio_piece', id: piece.body.id })).status).toBe(201);
    expect((await stored()).at(-1)).toMatchObject({ title: 'A ferry' });
  });

  test('can be a company, or its logo if it has one', async () => {
    const { id } = await server.database.kysely
      .selectFrom('companies')
      .select('id')
      .where('client_id', '=', client.id)
      .executeTakeFirstOrThrow();
    expect((await report(visitor(), { kind: 'company', id })).status).toBe(201);
    expect(await report(visitor(), { kind: 'logo', id })).toMatchObject(notFound);
  });

  test('can be a question or its reply, but only the asker and the client can report a question without a reply', async () => {
    const job = await postJob(client);
    const asked = await freelancer.send<{ id: number }>('POST', paths.question(job.id), {
      body: { question: 'Is there a crane?' },
    });
    const { id } = asked.body;
    expect(await report(visitor(), { kind: 'question', id })).toMatchObject(notFound);
    expect((await report(client.send, { kind: 'question', id })).status).toBe(201);
    await client.send('PUT', `/api/job-listings/questions/${id}/reply/`, { body: { reply: 'Yes.' } });
    const reported = await report(visitor(), { kind: 'reply', id });
    expect(reported.status).toBe(201);
    const owners = await server.database.kysely
      .selectFrom('moderation_cases')
      .select(['kind', 'owner_id'])
      .where('subject_id', '=', id)
      .where('kind', 'in', ['question', 'reply'])
      .orderBy('kind')
      .execute();
    expect(owners).toEqual([
      { kind: 'question', owner_id: freelancer.id },
      { kind: 'reply', owner_id: client.id },
    ]);
  });

  test('can be a message of a conversation, which only its recipient can report', async () => {
    const { id } = await apply(freelancer, await postJob(client));
    const sent = { id: randomUUID(), text: 'Send me your password.' };
    await client.send('POST', `/api/conversations/${id}/messages/`, { body: sent });
    const subject = { kind: 'message', id, number: 1 };
    expect((await report(freelancer.send, subject)).status).toBe(201);
    const other = await signUp(server, 'freelancer');
    for (const send of [client.send, other.send, visitor()])
      expect(await report(send, subject)).toMatchObject(notFound);
  });

  test('cannot be a subject that the reporter does not see', async () => {
    const inactive = await postJob(client, { is_active: false });
    const unconfirmed = await signUp(server, 'freelancer', { isConfirmed: false });
    for (const subject of [
      { kind: 'job', id: inactive.id },
      { kind: 'job', id: 2_000_000 },
      { kind: 'freelancer', id: unconfirmed.id },
      { kind: 'freelancer', id: client.id },
      { kind: 'portfolio_piece', id: 2_000_000 },
    ])
      expect(await report(visitor(), subject)).toMatchObject(notFound);
  });
});
