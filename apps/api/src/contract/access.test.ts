/** The table of audience.ts against the server: every operation, asked by everybody, in every way of being signed in. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../testing/app.ts';
import { absent, ask, populate, prepare, replace } from '../testing/harbor.ts';
import type { Harbor } from '../testing/harbor.ts';
import { operations } from '../testing/operations.ts';
import type { AskableOperation } from '../testing/operations.ts';
import { postJob, sender } from '../testing/people.ts';
import type { Answered, Send, TestPerson } from '../testing/people.ts';
import { audiences } from './audience.ts';
import type { Audience } from './audience.ts';

let harbor: Harbor;
beforeAll(async () => {
  harbor = await populate(await testServer());
});
afterAll(() => harbor.server.close());

type Asker = Exclude<keyof Harbor, 'server'>;
const askers: Asker[] = ['client', 'freelancer', 'otherClient', 'otherFreelancer'];

/** Things are of the harbor's client and freelancer: what the table says about one of them, or about another person. */
function expected(audience: Audience, asker: Asker | null, success: number): number {
  if (audience === 'anybody' || audience === 'visitor') return success;
  if (asker === null) return 401;
  const [who, ofIt] = audience.split(' ');
  const role = /client/i.test(asker) ? 'client' : 'freelancer';
  if (who !== 'person' && who !== role) return 403;
  return ofIt !== undefined && asker.startsWith('other') ? 404 : success;
}

const bearer = ({ session }: TestPerson) => ({ authorization: `Bearer ${session.access_token}` });
const cookie = ({ cookies: { access, csrftoken } }: TestPerson) => ({
  cookie: `access=${access}; csrftoken=${csrftoken}`,
});
const cookieAndHeader = (person: TestPerson) => ({
  ...cookie(person),
  'x-csrftoken': person.cookies.csrftoken,
});

const as = (headers: Record<string, string> = {}): Send => sender(harbor.server, headers);
const askAnew = async (operation: AskableOperation, send: Send) =>
  ask(send, operation, await prepare(harbor, operation));

test('the table has a row for every operation, and no other', () => {
  expect(Object.keys(audiences).sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe.each(operations)('$id', (operation) => {
  const audience = audiences[operation.id];
  const status = (asker: Asker | null) => expected(audience, asker, operation.success);

  test('asked by nobody', async () => {
    expect((await askAnew(operation, as())).status).toBe(status(null));
  });

  test.each(askers)('asked by the %s', async (asker) => {
    const person = harbor[asker];
    expect((await askAnew(operation, as(bearer(person)))).status).toBe(status(asker));
    expect((await askAnew(operation, as(cookieAndHeader(person)))).status).toBe(status(asker));
    const withoutHeader = operation.needsCsrf ? 403 : status(asker);
    expect((await askAnew(operation, as(cookie(person)))).status).toBe(withoutHeader);
  });
});

/** All of an answer that could tell anything. */
function visible({ status, body, headers }: Answered) {
  const { date: _date, 'x-request-id': _id, ...told } = headers;
  return { status, body, headers: told };
}

describe.each(operations.filter(({ id }) => audiences[id].endsWith('of it')))(
  'to $id, what is not one’s own',
  (operation) => {
    test.each(askers.filter((asker) => asker.startsWith('other')))(
      'is what does not exist, for the %s',
      async (asker) => {
        const request = await prepare(harbor, operation);
        const send = as(bearer(harbor[asker]));
        const notMine = visible(await ask(send, operation, request));
        expect(notMine).toEqual(visible(await ask(send, operation, absent(request))));
      },
    );
  },
);

describe.each(operations.filter(({ id }) => ['getJob', 'hasApplied', 'applyToJob'].includes(id)))(
  'to $id, a job that is not public',
  (operation) => {
    test('is what does not exist, for those who have nothing to do with it', async () => {
      const { id } = await postJob(harbor.client, { is_active: false });
      const request = await prepare(harbor, operation);
      const isOpen = audiences[operation.id] === 'visitor';
      const people = [harbor.otherFreelancer, ...(isOpen ? [harbor.otherClient] : [])];
      for (const send of [...people.map(bearer), ...(isOpen ? [{}] : [])].map(as)) {
        const hidden = await ask(send, operation, replace(request, { jobId: id, listing: id }));
        expect(hidden.status).toBe(404);
        expect(visible(hidden)).toEqual(visible(await ask(send, operation, absent(request))));
      }
    });
  },
);
