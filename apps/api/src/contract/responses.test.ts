/**
 * Causes every response that openapi.yaml declares. Responses that this server never returns are listed with the
 * reason. In every other test, `send` checks that each response is declared.
 */
import { randomUUID } from 'node:crypto';
import { endpoints } from '@skillharbor/contract';
import type { Audience, OperationId, SiteSettings } from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ENDED } from '../marketplace/auth/suspensions.repository.ts';
import { MAX_SAVED } from '../marketplace/saved/saved.policy.ts';
import { operations } from '../testing/operations.ts';
import type { ContractOperation } from '../testing/operations.ts';
import { apply, deactivate, postJob, sender } from '../testing/people.ts';
import type { TestResponse, Send } from '../testing/people.ts';
import { hireStaff } from '../testing/staff.ts';
import { testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';
import { reusableRequests } from '../testing/reusableRequests.ts';
import { absent, sendRequest, replace } from '../testing/requests.ts';
import { fillPasskeys } from '../testing/softAuthenticator.ts';
import { createTestWorld } from '../testing/testWorld.ts';
import type { Request } from '../testing/requests.ts';
import type { TestWorld } from '../testing/testWorld.ts';
import { turnCodesOn } from '../testing/authenticatorApp.ts';
import { limitsOf } from './rateLimits.ts';

/** The rate limit of every operation in this file. Using up the real limits in the tests would take minutes. */
const ALLOWED_CALLS = 2;
vi.mock(import('./rateLimits.ts'), async (load) => {
  const rateLimits = await load();
  return {
    ...rateLimits,
    limitsOf: (lookups) =>
      Object.fromEntries(
        Object.entries(rateLimits.limitsOf(lookups)).map(([id, limit]) => [
          id,
          { ...limit, perAddress: { max: ALLOWED_CALLS, seconds: 60 } },
        ]),
      ),
  };
});

const limits = limitsOf({
  freelancerAt: async () => null,
  isNewcomer: async () => false,
  passedAccountOf: async () => null,
});

let world: TestWorld;
/** A server on which the rate limits are on. */
let strict: TestServer;
/** The schema compiler warns of keywords that it does not support. */
const warnings = vi.spyOn(console, 'warn');
beforeAll(async () => {
  world = await createTestWorld(await testServer({ environment: { DECISION_HOLD: '10' } }));
  strict = await testServer({ environment: { RATE_LIMITS: 'on' } });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  await world.server.close();
  await strict.close();
});

test('the schema compiler compiles every schema without a warning', () => {
  expect(warnings).not.toHaveBeenCalled();
});

const isFor = (who: Audience, { id }: ContractOperation) => endpoints[id].audience.startsWith(who);

/**
 * Returns a sender that may call the operation: a visitor if visitors may call it, and otherwise a user of the right
 * role.
 */
function allowed(operation: ContractOperation): Send {
  if (isFor('freelancer', operation)) return world.freelancer.send;
  if (isFor('moderator', operation)) return world.moderator.send;
  if (isFor('operator', operation)) return world.operator.send;
  const isOpen = isFor('public', operation) || isFor('visitor', operation);
  return isOpen ? sender(world.server) : world.client.send;
}

/** Returns a sender that adds these headers to each request. */
function withHeaders(send: Send, headers: Record<string, string>): Send {
  return (method, url, options) =>
    send(method, url, { ...options, headers: { ...options?.headers, ...headers } });
}

/** For each status, a function that makes an operation return this status. The function returns the response. */
/** The features whose operations are refused after an operator has switched the feature off. */
const featureOf: { [Id in OperationId]?: keyof SiteSettings } = {
  contactFreelancer: 'visitor_contact',
  turnOnPush: 'push',
};

const provoke: Record<number, (operation: ContractOperation, request: Request) => Promise<TestResponse>> = {
  200: succeed,
  201: succeed,
  204: succeed,

  304: async (operation, request) => {
    const { headers } = await succeed(operation, request);
    const known = { 'if-none-match': String(headers['etag']) };
    return sendRequest(withHeaders(allowed(operation), known), operation, request);
  },

  400: (operation, request) => {
    const send: Send = (method, url, options) => allowed(operation)(method, `${url}?x=%00`, options);
    return sendRequest(send, operation, request);
  },

  401: (operation, request) => {
    const send = sender(world.server, { authorization: 'Bearer nonsense' });
    const isSigningIn = isFor('public', operation);
    return sendRequest(
      send,
      operation,
      isSigningIn
        ? replace(request, { password: 'wrong', refresh: 'wrong', rawId: 'wrong', challenge: 'wrong' })
        : request,
    );
  },

  403: async (operation, request) => {
    const { access } = world.client.cookies;
    // A user who has turned on one-time codes cannot log in with the password alone.
    if (operation.id === 'logIn') await turnCodesOn(world.server, world.client);
    if (operation.id === 'register') return registerWhileClosed(operation, request);
    if (operation.id === 'logInWithPasskey')
      await world.server.database.kysely.updateTable('users').set({ suspended_until: ENDED }).execute();
    if (isFor('person', operation) || isFor('visitor', operation))
      return sendRequest(sender(world.server, { cookie: `__Host-access=${access}` }), operation, request);
    return sendRequest(
      isFor('client', operation) ? world.freelancer.send : world.client.send,
      operation,
      request,
    );
  },

  404: (operation, request) => {
    // Removing an id from the saved items succeeds even if the item was not saved. To get the status 404, the test uses
    // an id that is too long, because the URL then names no operation.
    const tooLong = { jobId: 'x'.repeat(201), freelancerId: 'x'.repeat(201) };
    // For mails, `subject` is the subject line. For reports, `subject` is the reported thing.
    if (operation.id === 'changeMailText')
      return sendRequest(allowed(operation), operation, replace(request, { mailName: 'absent' }));
    const missing = operation.id.startsWith('removeSaved') ? replace(request, tooLong) : absent(request);
    return sendRequest(allowed(operation), operation, missing);
  },

  409: async (operation, request) => {
    // Deleting a job is a conflict while the job is active. Most other operations are a conflict when they are called a
    // second time.
    if (operation.id === 'deleteJob') {
      const { id } = await postJob(world.client);
      return succeed(operation, replace(request, { jobId: id }));
    }
    // Simulates that another server is sending the mail.
    if (operation.id === 'retryMail') {
      const { kysely } = world.server.database;
      await kysely
        .updateTable('mails')
        .set({ leased_until: new Date('2030-01-01') })
        .execute();
    }
    // An operator cannot remove the second factors of members of the staff. The address of the moderator is already
    // confirmed.
    if (/^(removeFactorsOf|sendConfirmationTo|planDeletionOf)Person$/.test(operation.id))
      return succeed(operation, replace(request, { personId: world.moderator.id }));
    // Another skill already has this name, so the change is a conflict.
    if (operation.id === 'changeSkill')
      return sendRequest(world.operator.send, operation, replace(request, { name: 'typescript' }));
    // The environment of this server sets the value, so the operation cannot change it.
    if (operation.id === 'changeSiteSettings') {
      const fixed = await testServer({ environment: { SIGN_UPS: 'open' } });
      const { send } = await hireStaff(fixed, 'operator');
      const response = await sendRequest(send, operation, request);
      await fixed.close();
      return response;
    }
    // An operator has switched the feature off, so the operation is refused.
    const feature = featureOf[operation.id];
    if (feature !== undefined) {
      const choose = (isOn: boolean) =>
        world.operator.send('PATCH', '/api/admin/settings/', { body: { [feature]: isOn } });
      await choose(false);
      const response = await sendRequest(allowed(operation), operation, request);
      await choose(true);
      return response;
    }
    // The client already has more open jobs than an operator now allows.
    if (operation.id === 'createJob') {
      const choose = (open_jobs: number) =>
        world.operator.send('PATCH', '/api/admin/settings/', { body: { open_jobs } });
      await postJob(world.client);
      await choose(1);
      const response = await succeed(operation, request);
      await choose(9999);
      return response;
    }
    // Only a signed-in user gets a conflict for a second report about the same subject.
    if (operation.id === 'sendReport') {
      await sendRequest(world.client.send, operation, request);
      return sendRequest(world.client.send, operation, request);
    }
    // Adding an application to the shortlist is a conflict only if the freelancer has withdrawn the application.
    if (operation.id === 'shortlistApplication') {
      const { applicationId } = request.params;
      await world.freelancer.send('POST', `/api/applications/my/${applicationId}/withdraw/`, { body: {} });
      return succeed(operation, replace(request, { is_shortlisted: true }));
    }
    // A conversation without messages cannot be muted, and a conversation that has ended accepts no messages.
    if (operation.id === 'changeConversation') {
      const { id } = await apply(world.freelancer, await postJob(world.client));
      return succeed(operation, replace(request, { applicationId: id }));
    }
    if (operation.id === 'sendMessage' || operation.id === 'sendFile') {
      const path = `/api/conversations/${request.params['applicationId']}/`;
      await world.client.send('PATCH', path, { body: { is_ended: true } });
      return succeed(operation, request);
    }
    // The freelancer has ended the thread, so no message can be sent in it.
    if (operation.id === 'sendVisitorMessage' || operation.id === 'changeVisitorThread') {
      await world.server.database.kysely
        .updateTable('conversations')
        .set({ ended_by: 'freelancer' })
        .execute();
      const ends = operation.id === 'changeVisitorThread';
      return succeed(operation, ends ? replace(request, { is_ended: true }) : request);
    }
    // A freelancer is invited to a job only once, and an invitation to a deactivated job can no longer be answered.
    if (operation.id === 'inviteFreelancer') {
      await succeed(operation, request);
      return succeed(operation, replace(request, { id: randomUUID() }));
    }
    if (operation.id === 'declineInvitation' || operation.id === 'undoInvitationDecline') {
      await deactivate(world.client, { id: Number(request.params['jobId']) });
      return succeed(operation, request);
    }
    // The DNS record that confirms the domain was removed.
    if (operation.id === 'confirmCompanyDomain') {
      for (const record of Object.keys(world.server.dnsRecords)) world.server.dnsRecords[record] = [];
      return succeed(operation, request);
    }
    // The agreement has no version 7, which the change names as its base. Its work cannot be marked as done yet.
    if (operation.id === 'writeAgreement') return succeed(operation, replace(request, { based_on: 7 }));
    if (operation.id === 'takeAgreementStep')
      return succeed(operation, replace(request, { action: 'mark_done', reason: undefined }));
    // The caller has already saved the maximum number of items.
    if (operation.id === 'saveJob') {
      await world.server.database.kysely
        .insertInto('saved_jobs')
        .values(
          Array.from({ length: MAX_SAVED }, (_, index) => ({
            user_id: world.freelancer.id,
            listing_id: 1_000_000 + index,
            title: 'Pilot',
            saved_at: world.server.now(),
            seen_state: 'unlisted' as const,
            seen_version: null,
            seen_content: null,
          })),
        )
        .execute();
      return succeed(operation, request);
    }
    if (operation.id === 'saveFreelancer') {
      await world.server.database.kysely.deleteFrom('saved_freelancers').execute();
      await sql`
        with people as (
          insert into users (email, password_hash, first_name, last_name, role)
            select 'many' || n || '@example.com', '', 'Many', 'More', 'freelancer' from generate_series(1, ${MAX_SAVED}) as n
            returning id
        ), profiles as (insert into freelancers (user_id) select id from people returning user_id)
        insert into saved_freelancers (client_id, freelancer_id, saved_at)
          select ${world.client.id}, user_id, now() from profiles`.execute(world.server.database.kysely);
      return succeed(operation, request);
    }
    // The caller has another saved search with the same conditions.
    if (operation.id === 'updateSavedSearch' || operation.id === 'changeSavedSearchByLink') {
      const conditions = { search: 'harbor' };
      const body = { kind: 'freelancers', name: 'Harbors', frequency: 'off', conditions };
      await world.client.send('POST', '/api/saved/searches/', { body });
      return succeed(operation, { ...request, fields: { ...request.fields, conditions } });
    }
    // Another device has saved a different text of the draft.
    if (operation.id === 'saveDraft') {
      await succeed(operation, request);
      return succeed(operation, replace(request, { texts: [{ field: 'text', text: 'Something else' }] }));
    }
    // A sentence of the work record can be written only about work that is done, and only its newest version can be
    // confirmed.
    if (operation.id === 'writeWorkRecordEntry') {
      await world.server.database.kysely
        .updateTable('agreements')
        .set({ state: 'delivered' })
        .where('application_id', '=', Number(request.params['applicationId']))
        .execute();
      return succeed(operation, request);
    }
    if (operation.id === 'takeWorkRecordStep')
      return sendRequest(
        world.freelancer.send,
        operation,
        replace(request, { action: 'confirm', version: 7 }),
      );
    // The owner cannot leave a team, and a member whose account will be deleted cannot become its owner. Each case
    // needs a team with other members.
    if (
      operation.id === 'requestDeletion' ||
      operation.id === 'removeTeamMember' ||
      operation.id === 'joinTeam'
    ) {
      const member = {
        user_id: world.recruiter.id,
        account_id: world.client.id,
        joined_at: world.server.now(),
      };
      await world.server.database.kysely
        .insertInto('team_members')
        .values({ ...member, role: 'recruiter' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return succeed(operation, replace(request, { memberId: world.client.id }));
    }
    if (operation.id === 'handOverTeam') {
      await world.server.database.kysely
        .updateTable('users')
        .set({ deletes_at: new Date('2100-01-01') })
        .where('id', '=', Number(request.fields['member_id']))
        .execute();
      return succeed(operation, request);
    }
    // The email address of the user is already confirmed, so confirming it again is a conflict.
    if (operation.id === 'sendConfirmation' || operation.id === 'correctAddress') {
      const { server } = world;
      await server.database.kysely
        .updateTable('users')
        .set({ confirmed_at: server.now() })
        .where('id', '=', world.client.id)
        .execute();
      return succeed(operation, request);
    }
    // The user already has the maximum number of passkeys.
    if (operation.id === 'preparePasskey' || operation.id === 'addPasskey') {
      await fillPasskeys(world);
      return succeed(operation, request);
    }
    // The secret cannot be replaced while one-time codes are on, and recovery codes cannot be created while one-time
    // codes are off.
    if (operation.id === 'prepareCodes') await turnCodesOn(world.server, world.client);
    if (operation.id === 'renewRecoveryCodes')
      await world.client.send('POST', '/api/auth/codes/off/', { body: request.fields });
    // Five mails were already sent to the address today, which is the maximum.
    const times = operation.id === 'changeAddress' ? 5 : 1;
    for (let time = 0; time < times; time += 1) await succeed(operation, request);
    return succeed(operation, request);
  },

  410: async (operation, request) => {
    if (operation.id === 'listJobChanges')
      return succeed(operation, { ...request, query: `?since=${randomUUID()}` });
    const job = await postJob(world.client);
    await deactivate(world.client, job);
    await world.client.send('DELETE', `/api/job-listings/listings/${job.id}/edit/`);
    return succeed(operation, replace(request, { jobId: job.id }));
  },

  412: (operation, request) =>
    sendRequest(withHeaders(allowed(operation), { 'if-match': '"0"' }), operation, request),

  413: (operation, request) =>
    sendRequest(withHeaders(allowed(operation), { 'content-length': String(2 ** 40) }), operation, request),

  415: (operation, request) =>
    sendRequest(withHeaders(allowed(operation), { 'content-type': 'text/plain' }), operation, request),

  429: async (operation, request) => {
    for (let call = 0; call < ALLOWED_CALLS; call += 1) {
      const { status } = await sendRequest(sender(strict), operation, request);
      expect(status).not.toBe(429);
    }
    return sendRequest(sender(strict), operation, request);
  },

  500: (operation, request) => {
    breakDatabase(new Error('The disk is on fire.'));
    return succeed(operation, request);
  },

  503: (operation, request) => {
    breakDatabase(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    return succeed(operation, request);
  },

  507: (operation, request) => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    vi.spyOn(world.server.files, 'put').mockRejectedValue(full);
    return succeed(operation, request);
  },
};

async function registerWhileClosed(operation: ContractOperation, request: Request) {
  const { kysely } = world.server.database;
  const setting = { name: 'sign_ups', value: 'closed', changed_at: world.server.now() };
  await kysely.insertInto('site_settings').values(setting).execute();
  const response = await succeed(operation, request);
  await kysely.deleteFrom('site_settings').where('name', '=', setting.name).execute();
  return response;
}

function succeed(operation: ContractOperation, request: Request) {
  return sendRequest(allowed(operation), operation, request);
}

/** Makes all queries fail until the end of the test. */
function breakDatabase(error: Error): void {
  const executor = world.server.database.kysely.getExecutor();
  vi.spyOn(executor, 'executeQuery').mockRejectedValue(error);
  vi.spyOn(executor, 'provideConnection').mockRejectedValue(error);
}

/**
 * Returns the reason why this server never returns a declared response, or undefined if the server returns that
 * response.
 */
function neverGiven({ id }: ContractOperation, status: number): string | undefined {
  if (status === 429 && limits[id] === undefined)
    return 'a load balancer must always learn whether the server is alive';
  if (status >= 500 && id === 'preparePasskeyLogIn') return 'it uses no database';
  if (status === 409 && id === 'removePasskey') return 'it requires no second factor';
  if (status === 500 && id === 'getHealth') return 'it does nothing that could fail';
  if (status === 500 && id === 'getReadiness') return 'whatever fails, it says 503';
  return undefined;
}

const requests = reusableRequests(() => world);

/** Returns true if a test that causes this status leaves the test data as it was. */
function changesNothing({ method }: ContractOperation, status: number): boolean {
  return [400, 401, 404, 413, 415, 429, 500, 503].includes(status) || (method === 'GET' && status < 400);
}

describe.each(operations)('the operation $id', (operation) => {
  const given = operation.statuses.filter((status) => neverGiven(operation, status) === undefined);
  test.each(given)('the operation returns the declared status %i', async (status) => {
    const isReusable = changesNothing(operation, status);
    const request = await (isReusable ? requests.to(operation) : requests.newTo(operation));
    const response = await provoke[status]?.(operation, request);
    expect(response?.status).toBe(status);
    const saysWhen = response?.headers['retry-after'] !== undefined;
    expect(saysWhen).toBe(status === 429 || status === 503);
  });
});

/** Returns the statuses that the code around every operation may return. */
function statusesOfWiring(operation: ContractOperation): number[] {
  const { id, body, parameters } = operation;
  const isForARole = isFor('client', operation) || isFor('freelancer', operation);
  const isHealthCheck = id === 'getHealth' || id === 'getReadiness';
  return [
    ...(isHealthCheck ? [] : [400]),
    500,
    ...(isForARole || isFor('person', operation) ? [401] : []),
    ...(isForARole || operation.needsCsrf ? [403] : []),
    ...(parameters.some((parameter) => parameter.in === 'path') ? [404] : []),
    ...(body ? [413, 415] : []),
    ...(limits[id] ? [429] : []),
    ...(body?.isForm ? [507] : []),
    ...(id === 'getHealth' ? [] : [503]),
  ];
}

test.each(['/healthz', '/readyz'])('%s accepts any query, so no request to it is invalid', async (url) => {
  const responses = await Promise.all(
    ['?x=%00', '?x=%ff', '?x'].map((query) => world.server.app.inject(url + query)),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test.each(operations)(
  '$id declares every response that the code around the operation may return',
  (operation) => {
    expect(operation.statuses).toEqual(expect.arrayContaining(statusesOfWiring(operation)));
  },
);
