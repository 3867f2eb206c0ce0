/** Creates a small set of test data, with users of every kind. */
import { hireStaff } from './staff.ts';
import { signUp } from './people.ts';
import type { TestPerson } from './people.ts';
import type { TestServer } from './testServer.ts';

export interface TestWorld {
  server: TestServer;
  client: TestPerson;
  freelancer: TestPerson;
  otherClient: TestPerson;
  otherFreelancer: TestPerson;
  /** Two members of the client's team. Their names state their roles. */
  recruiter: TestPerson;
  reader: TestPerson;
  /** A client about whose jobs all other users of the test data may ask questions. */
  thirdClient: TestPerson;
  /** The members of the staff: two have a second factor, and one has none. All of them are clients. */
  moderator: TestPerson;
  operator: TestPerson;
  factorlessModerator: TestPerson;
}

export async function createTestWorld(server: TestServer): Promise<TestWorld> {
  return {
    server,
    client: await signUp(server, 'client'),
    freelancer: await signUp(server, 'freelancer'),
    otherClient: await signUp(server, 'client'),
    otherFreelancer: await signUp(server, 'freelancer'),
    recruiter: await signUp(server, 'client'),
    reader: await signUp(server, 'client'),
    thirdClient: await signUp(server, 'client'),
    moderator: await hireStaff(server, 'moderator'),
    operator: await hireStaff(server, 'operator'),
    factorlessModerator: await hireStaff(server, 'moderator', { hasFactor: false }),
  };
}
