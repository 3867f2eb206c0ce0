/**
 * Calls every operation as every kind of user. Compares the statuses with `x-audience`, and checks which operations
 * write to the database.
 */
import { endpoints, teamRoleValues } from '@skillharbor/contract';
import type { OperationId, TeamRole } from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondsAfter } from '../platform/time/clock.ts';
import { operations } from '../testing/operations.ts';
import type { ContractOperation } from '../testing/operations.ts';
import { postJob, sender } from '../testing/people.ts';
import type { TestResponse, Send, TestPerson } from '../testing/people.ts';
import { testServer } from '../testing/testServer.ts';
import { absent, sendRequest, replace } from '../testing/requests.ts';
import { createTestWorld } from '../testing/testWorld.ts';
import { reusableRequests } from '../testing/reusableRequests.ts';
import type { TestWorld } from '../testing/testWorld.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld(await testServer({ environment: { DECISION_HOLD: '10' } }));
});
afterAll(() => world.server.close());

type Caller = Exclude<keyof TestWorld, 'server'>;
const callers: Caller[] = [
  'client',
  'recruiter',
  'reader',
  'freelancer',
  'otherClient',
  'otherFreelancer',
  'moderator',
  'operator',
  'factorlessModerator',
];

/** The callers to whom no resource in the test data belongs. */
const strangers: readonly Caller[] = [
  'otherClient',
  'otherFreelancer',
  'moderator',
  'operator',
  'factorlessModerator',
];

/** The audiences to which each member of the staff belongs. A member without a second factor belongs to no audience. */
const staff: Partial<Record<Caller, readonly string[]>> = {
  moderator: ['moderator'],
  operator: ['moderator', 'operator'],
};

/** Returns true for a write operation that the server refuses to users who need a second factor but have none. */
function needsFactor({ id, method, document: { tags } }: ContractOperation): boolean {
  const { audience, unconfirmed } = endpoints[id];
  const isOfAccount = tags.some((tag) => tag === 'auth' || tag === 'users');
  return method !== 'GET' && unconfirmed !== null && !isOfAccount && !audience.startsWith('freelancer');
}

/** Returns the caller's role in the client's team. Each other caller is the owner of a separate account. */
const teamRoleOf = (caller: Caller): TeamRole =>
  caller === 'recruiter' || caller === 'reader' ? caller : 'owner';

/**
 * Returns the status that an operation is expected to return to a caller. The resources of the test data belong to the
 * client and the freelancer. The recruiter and the reader act for the client's account.
 */
function expected(operation: ContractOperation, caller: Caller | null): number {
  const { id, success } = operation;
  const { audience, teamRole } = endpoints[id];
  if (audience === 'public' || audience === 'visitor') return success;
  if (caller === null) return 401;
  if (audience === 'moderator' || audience === 'operator')
    return staff[caller]?.includes(audience) ? success : 403;
  const [who, owner] = audience.split('-');
  const role = /freelancer/i.test(caller) ? 'freelancer' : 'client';
  if (who !== 'person' && who !== role) return 403;
  if (teamRoleValues.indexOf(teamRoleOf(caller)) > teamRoleValues.indexOf(teamRole)) return 403;
  if (caller === 'factorlessModerator' && needsFactor(operation)) return 403;
  return owner !== undefined && strangers.includes(caller) ? 404 : success;
}

/**
 * The operations on resources that belong to the client in the test data, each with the status that every other caller
 * gets.
 */
const clientsOwn: Partial<Record<OperationId, number>> = {
  getStatement: 404,
  appeal: 404,
  endSession: 404,
  addPasskey: 400,
  renamePasskey: 404,
  removePasskey: 404,
  turnOnCodes: 400,
  renewRecoveryCodes: 409,
  turnOffCodes: 409,
  joinTeam: 404,
  // Only the owner can remove other members. All others can remove only themselves.
  removeTeamMember: 404,
  updateSavedSearch: 404,
  deleteSavedSearch: 404,
  lookAtSavedSearch: 404,
};

/**
 * The operations for which the test builds the request of a client, each with the status that a freelancer gets for the
 * same request.
 */
const clientsAsk: Partial<Record<OperationId, number>> = {
  // Freelancers can save only searches for jobs.
  createSavedSearch: 400,
};

/**
 * The statuses that do not follow from the audience of an operation: moderators can see a client's picture after it was
 * hidden.
 */
const exceptions: Partial<Record<OperationId, Partial<Record<Caller, number>>>> = {
  getHiddenPicture: { freelancer: 404, moderator: 200, operator: 200 },
};

/** Returns a user from the test data who may call an operation with this audience. */
function ownerOf(audience: string): TestPerson {
  if (audience === 'moderator' || audience === 'operator') return world.operator;
  return audience.startsWith('freelancer') ? world.freelancer : world.client;
}

const bearer = ({ session }: TestPerson) => ({ authorization: `Bearer ${session.access_token}` });
const cookie = ({ cookies: { access, csrftoken } }: TestPerson) => ({
  cookie: `__Host-access=${access}; __Host-csrftoken=${csrftoken}`,
});
const cookieAndHeader = (person: TestPerson) => ({
  ...cookie(person),
  'x-csrftoken': person.cookies.csrftoken,
});

const as = (headers: Record<string, string> = {}): Send => sender(world.server, headers);

const requests = reusableRequests(() => world);

/** Sends a valid request to an operation. */
async function ask(operation: ContractOperation, send: Send): Promise<TestResponse> {
  const response = await sendRequest(send, operation, await requests.to(operation));
  if (operation.method !== 'GET' && response.status < 400) requests.spend();
  return response;
}

describe.each(operations)('the operation $id', (operation) => {
  const status = (caller: Caller | null) => {
    const exception = caller && exceptions[operation.id]?.[caller];
    if (exception) return exception;
    const usual = expected(operation, caller);
    const ofOthers = caller === null || caller === 'client' ? undefined : clientsOwn[operation.id];
    const ofFreelancers = /freelancer/i.test(caller ?? '') ? clientsAsk[operation.id] : undefined;
    if (ofFreelancers !== undefined) return ofFreelancers;
    return usual === operation.success && ofOthers !== undefined ? ofOthers : usual;
  };

  test('the operation returns the status that is expected for a visitor', async () => {
    expect((await ask(operation, as())).status).toBe(status(null));
  });

  test.each(callers)('the operation returns the status that is expected for the %s', async (caller) => {
    expect((await ask(operation, as(bearer(world[caller])))).status).toBe(status(caller));
  });

  // The permissions of a caller are the same with a cookie and with a token, so it is enough to test the cookies of two
  // callers.
  test.each(['client', 'freelancer'] as const)(
    'returns the expected status for the cookies of the %s',
    async (caller) => {
      const person = world[caller];
      expect((await ask(operation, as(cookieAndHeader(person)))).status).toBe(status(caller));
      const withoutHeader = operation.needsCsrf ? 403 : status(caller);
      expect((await ask(operation, as(cookie(person)))).status).toBe(withoutHeader);
    },
  );
});

const writes = operations.filter(
  ({ id, method }) => method !== 'GET' && !['public', 'visitor'].includes(endpoints[id].audience),
);

describe.each(writes)('$id, called by a user with an unconfirmed address', (operation) => {
  const { audience, unconfirmed } = endpoints[operation.id];

  test('the operation succeeds or is refused, as the contract declares for users with an unconfirmed address', async () => {
    const request = await requests.newTo(operation);
    await world.server.database.kysely.updateTable('users').set({ confirmed_at: null }).execute();
    const person = ownerOf(audience);
    const response = await sendRequest(as(bearer(person)), operation, request);
    expect(unconfirmed).not.toBeNull();
    expect(response).toMatchObject(
      unconfirmed === 'allowed'
        ? { status: operation.success }
        : { status: 403, body: { code: 'address_unconfirmed' } },
    );
  });
});

/**
 * Counts the rows of each table, and finds the newest transaction that wrote a row. Mails are excluded, because the
 * server sends them in the background.
 */
async function writtenRows(): Promise<unknown> {
  const { kysely } = world.server.database;
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'mails'`.execute(
    kysely,
  );
  const counts = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name, count(*) as rows, max(xmin::text::bigint) as newest from ${sql.table(name)}`,
  );
  return (await sql`${sql.join(counts, sql` union all `)} order by name`.execute(kysely)).rows;
}

/**
 * Sets the last activity on every job to two days ago, because the server records activity only once a day. Skips jobs
 * whose last activity is not more recent, which makes the update ten times as fast.
 */
async function forgetActivity(): Promise<void> {
  const longAgo = secondsAfter(world.server.now(), -2 * 24 * 60 * 60);
  await world.server.database.kysely
    .updateTable('job_listings')
    .set({ last_sign_at: longAgo })
    .where('last_sign_at', '>', longAgo)
    .execute();
}

/** Empties the queues, so that no background task writes rows about a job that a test request has posted. */
async function emptyQueues(): Promise<void> {
  const { kysely } = world.server.database;
  await kysely.deleteFrom('unmatched_jobs').execute();
  await kysely.deleteFrom('uncompared_jobs').execute();
}

describe.each(operations.filter(({ method }) => method === 'GET'))('the operation $id', (operation) => {
  test('a GET operation writes nothing to the database', async () => {
    const { audience } = endpoints[operation.id];
    const isOfClient =
      /client/.test(audience) || (clientsOwn[operation.id] ?? exceptions[operation.id]) !== undefined;
    const isOfStaff = audience === 'moderator' || audience === 'operator';
    const person = isOfStaff ? world.operator : isOfClient ? world.client : world.freelancer;
    const request = await requests.newTo(operation);
    await forgetActivity();
    await emptyQueues();
    const before = await writtenRows();
    expect((await sendRequest(as(bearer(person)), operation, request)).status).toBe(operation.success);
    expect(await writtenRows()).toEqual(before);
  });
});

/** The operations in which a client acts on a job, or on an application to the job or a question about it. */
const actions = operations.filter(
  ({ id, method, path }) =>
    method !== 'GET' &&
    endpoints[id].audience === 'client-owner' &&
    /job-listings|applications/.test(path) &&
    id !== 'deleteJob',
);

describe.each(actions)('the operation $id', (operation) => {
  test('the operation records that the client was active on the job', async () => {
    const request = await requests.newTo(operation);
    await forgetActivity();
    const send = as(bearer(world.client));
    expect((await sendRequest(send, operation, request)).status).toBe(operation.success);
    const active = await world.server.database.kysely
      .selectFrom('job_listings')
      .select('id')
      .where('last_sign_at', '=', world.server.now())
      .execute();
    expect(active).toHaveLength(1);
  });
});

/** Returns true for a caller to whom an operation is refused only because the resource belongs to another user. */
const isRefused = (operation: ContractOperation, caller: Caller) =>
  strangers.includes(caller) &&
  exceptions[operation.id]?.[caller] === undefined &&
  !(caller === 'factorlessModerator' && needsFactor(operation));

/** Returns the parts of a response that could reveal private data, except headers that differ in every response. */
function visible({ status, body, headers }: TestResponse) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { status, body, headers: rest };
}

describe.each(operations.filter(({ id }) => endpoints[id].audience.endsWith('-owner')))(
  '$id on the resource of another user',
  (operation) => {
    test.each(callers.filter((caller) => isRefused(operation, caller)))(
      'returns 404 to the %s',
      async (caller) => {
        const send = as(bearer(world[caller]));
        const notMine = visible(await ask(operation, send));
        const missing = absent(await requests.to(operation));
        expect(notMine).toEqual(visible(await sendRequest(send, operation, missing)));
      },
    );
  },
);

describe.each(
  operations.filter(({ id }) =>
    ['getJob', 'hasApplied', 'applyToJob', 'askQuestion', 'listMyQuestions'].includes(id),
  ),
)('$id on an inactive job', (operation) => {
  test('the operation returns 404 to all callers except the client and the applicants of the job', async () => {
    const { id } = await postJob(world.client, { is_active: false });
    const request = await requests.newTo(operation);
    const isOpen = endpoints[operation.id].audience === 'visitor';
    const people = [world.otherFreelancer, ...(isOpen ? [world.otherClient] : [])];
    for (const send of [...people.map(bearer), ...(isOpen ? [{}] : [])].map(as)) {
      const hidden = await sendRequest(send, operation, replace(request, { jobId: id, listing: id }));
      expect(hidden.status).toBe(404);
      expect(visible(hidden)).toEqual(visible(await sendRequest(send, operation, absent(request))));
    }
  });
});
