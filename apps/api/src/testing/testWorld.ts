/** Creates a small world with users of every kind. */
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
  /** Two members of the client's team, whose roles their names say. */
  recruiter: TestPerson;
  reader: TestPerson;
  /** All other users of the world may ask about the jobs of this client. */
  thirdClient: TestPerson;
  /** Members of the staff with a second factor, and one without. All are clients. */
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
