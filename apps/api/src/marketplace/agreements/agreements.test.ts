/** Tests the agreements between the two sides of an accepted application. */
import type { Agreement, AgreementStepInput, AgreementTerms, Problem } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textsOf } from '../../testing/mails.ts';
import { apply, postJob, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { agreementTerms } from '../../testing/agreementTerms.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { notifyOfDueDecisions } from '../applications/decisions.commands.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let applicationId: number;
let path: string;
beforeAll(async () => {
  server = await testServer({ environment: { DECISION_HOLD: '10' } });
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client', { company: 'North Pier Ferries' });
  freelancer = await signUp(server, 'freelancer', { first_name: 'Zephyrine', last_name: 'Quill' });
  const job = await postJob(client, { title: 'Pilot', blind_review: true });
  applicationId = (await apply(freelancer, job)).id;
  path = `/api/agreements/${applicationId}/`;
  await client.send('PATCH', `/api/applications/update/${applicationId}/`, { body: { status: 'accepted' } });
});
afterAll(() => server.close());

/** Ends the undo period of the decision, so that the freelancer is notified of it. */
async function notify(): Promise<void> {
  server.setTime(secondsAfter(START, 10 * 60));
  await notifyOfDueDecisions(servicesOf(server));
}

const read = <Body = Agreement>(by: TestPerson) => by.send<Body>('GET', path);
const write = <Body = Agreement>(by: TestPerson, based_on: number, more: Partial<AgreementTerms> = {}) =>
  by.send<Body>('POST', `${path}versions/`, { body: { ...agreementTerms, ...more, based_on } });
const step = <Body = Agreement>(by: TestPerson, body: AgreementStepInput) =>
  by.send<Body>('POST', `${path}steps/`, { body });
const confirm = <Body = Agreement>(by: TestPerson, version: number) =>
  step<Body>(by, { action: 'confirm', version });
const mailsTo = (person: TestPerson) => textsOf(server, person, 'Agreement: Pilot');
const refused = (code: string) => ({ status: 409, body: { code } });

/** Lets both sides confirm the first version. */
async function agree(): Promise<void> {
  await notify();
  await write(freelancer, 0);
  await confirm(client, 1);
}

describe('an agreement', () => {
  test('cannot be seen by either side while the decision is held', async () => {
    expect((await read(client)).status).toBe(404);
    expect((await write(freelancer, 0)).status).toBe(404);
  });

  test('starts empty, and writing a version is the only possible action', async () => {
    await notify();
    expect((await read(client)).body).toMatchObject({
      state: 'empty',
      version: 0,
      terms: null,
      actions: ['write'],
      client_name: 'North Pier Ferries',
      freelancer_name: 'Zephyrine Quill',
    });
  });

  test('is agreed once one side has written a version and the other side has confirmed the same version', async () => {
    await notify();
    expect(await write(freelancer, 0)).toMatchObject({
      status: 201,
      body: { state: 'proposed', version: 1, terms: agreementTerms, confirmed_by: ['freelancer'] },
    });
    expect((await read(client)).body.actions).toEqual(['write', 'confirm', 'end']);
    expect(await confirm(client, 1)).toMatchObject({
      status: 200,
      body: { state: 'agreed', confirmed_by: ['client', 'freelancer'], actions: ['start', 'end'] },
    });
  });

  test('shows what each version changed, and which side wrote it', async () => {
    await notify();
    await write(freelancer, 0);
    await write(client, 1, { place: null });
    expect((await read(freelancer)).body.edits).toMatchObject([
      { version: 2, by: 'client', before: { place: 'Pier 4' }, after: { place: null } },
    ]);
  });

  test('can be read by no other user', async () => {
    await agree();
    const other = await signUp(server, 'freelancer');
    expect((await read(other)).status).toBe(404);
    expect((await write(other, 1)).status).toBe(404);
    expect((await step(other, { action: 'start' })).status).toBe(404);
  });

  test('is refused with the reason if its price is invalid', async () => {
    await notify();
    const pay = { min: 2, max: 1, currency: 'EUR', period: 'hour' } as const;
    expect(await write<Problem>(client, 0, { pay })).toMatchObject({
      status: 400,
      body: { codes: { pay: [{ code: 'pay_reversed' }] } },
    });
  });
});

describe('the check for conflicts', () => {
  test('refuses to confirm a version that is not the newest one', async () => {
    await notify();
    await write(freelancer, 0);
    await write(freelancer, 1, { notes: 'With a desk.' });
    expect(await confirm<Problem>(client, 1)).toMatchObject(refused('agreement_changed'));
    expect((await read(client)).body.state).toBe('proposed');
  });

  test('refuses a version that is based on an earlier one', async () => {
    await notify();
    await write(freelancer, 0);
    expect(await write<Problem>(client, 0, { notes: 'Mine' })).toMatchObject(refused('agreement_changed'));
  });

  test('leaves exactly one first version when both sides write one at the same time', async () => {
    await notify();
    const sent = await Promise.all([
      write(freelancer, 0, { notes: 'Hers' }),
      write(client, 0, { notes: 'Theirs' }),
    ]);
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect((await read(client)).body.version).toBe(1);
  });

  test('lets either the change or the confirmation succeed if both arrive at the same time', async () => {
    await notify();
    await write(freelancer, 0);
    const [changed, confirmed] = await Promise.all([
      write(freelancer, 1, { notes: 'With a desk.' }),
      confirm(client, 1),
    ]);
    expect([changed.status, confirmed.status]).toBeOneOf([
      [201, 409],
      [409, 200],
    ]);
    const { state, version } = (await read(client)).body;
    expect({ state, version }).toEqual(
      changed.status === 201 ? { state: 'proposed', version: 2 } : { state: 'agreed', version: 1 },
    );
  });

  test('refuses a new version once both sides have confirmed the agreement', async () => {
    await agree();
    expect(await write<Problem>(client, 1, { notes: 'More' })).toMatchObject(refused('agreement_moved'));
  });
});

describe('a repeated request', () => {
  test('stores a version once, and sends one mail about it', async () => {
    await notify();
    await write(freelancer, 0);
    expect(await write(freelancer, 0)).toMatchObject({ status: 201, body: { version: 1 } });
    expect(await mailsTo(client)).toHaveLength(1);
  });

  test('confirms once, even if two requests come at the same time', async () => {
    await notify();
    await write(freelancer, 0);
    const sent = await Promise.all([confirm(client, 1), confirm(client, 1)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(freelancer)).toHaveLength(1);
  });

  test('counts as a confirmation if it contains the terms that the other side wrote last', async () => {
    await notify();
    await write(freelancer, 0);
    expect((await write(client, 1)).body).toMatchObject({ state: 'agreed', version: 1 });
  });
});

describe('the work', () => {
  test('is started, is delivered by the freelancer, and is done once both sides have marked it as done', async () => {
    await agree();
    expect((await step(client, { action: 'start' })).body.state).toBe('started');
    expect(await step<Problem>(client, { action: 'deliver' })).toMatchObject(refused('agreement_moved'));
    await step(freelancer, { action: 'deliver' });
    expect((await step(client, { action: 'mark_done' })).body).toMatchObject({
      state: 'half_done',
      actions: ['end'],
    });
    expect((await step(freelancer, { action: 'mark_done' })).body).toMatchObject({
      state: 'done',
      actions: [],
    });
    const { steps } = (await read(client)).body;
    expect(steps.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'write freelancer',
      'confirm client',
      'start client',
      'deliver freelancer',
      'mark_done client',
      'mark_done freelancer',
    ]);
  });

  test('is done if both sides mark it at the same time', async () => {
    await agree();
    await step(client, { action: 'start' });
    await step(freelancer, { action: 'deliver' });
    await Promise.all([step(client, { action: 'mark_done' }), step(freelancer, { action: 'mark_done' })]);
    expect((await read(client)).body.state).toBe('done');
  });

  test('can be ended by either side with a reason, which the other side can read', async () => {
    await agree();
    await step(freelancer, { action: 'end', reason: 'The boat is sold.' });
    expect((await read(client)).body).toMatchObject({ state: 'ended', end_reason: 'The boat is sold.' });
    expect(await mailsTo(client)).toContainEqual(expect.stringContaining('> The boat is sold.'));
  });
});

test('each step is mailed to the other side with a link to its page', async () => {
  await agree();
  expect(await mailsTo(client)).toEqual([expect.stringContaining('Zephyrine Quill wrote a version')]);
  expect(await mailsTo(freelancer)).toEqual([
    expect.stringContaining('North Pier Ferries confirmed the agreement'),
  ]);
  expect((await mailsTo(freelancer))[0]).toContain(`/dashboard/${applicationId}/agreement`);
});
