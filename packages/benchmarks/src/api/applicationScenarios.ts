/**
 * Compares the cost of lists with many applications and of a long conversation with the cost of lists and a
 * conversation with twenty items.
 */
import type { ConversationList, MyJobList } from '@skillharbor/contract';
import { get, logInAs } from '@skillharbor/api/testing/httpClient';
import { clients, freelancers } from '../shared/applicationData.ts';
import type { BenchServer } from '../shared/benchServer.ts';
import type { Scenario } from './scenarios.ts';

const READERS = 10;

export async function applicationScenarios({ address }: BenchServer, many: number): Promise<Scenario[]> {
  const scenario = (name: string, path: string, token: string): Scenario => ({
    name,
    load: {
      next: () => ({ path, headers: { authorization: `Bearer ${token}` } }),
      expectedStatus: 200,
      connections: READERS,
    },
  });
  const newestJob = async (email: string) => {
    const { access_token: token } = await logInAs(address, { email });
    const list = (await (await get(address, '/api/job-listings/my-listings/', token)).json()) as MyJobList;
    return { token, path: `/api/applications/list/${list.results[0]?.id}` };
  };
  const conversationOf = async (token: string) => {
    const list = (await (await get(address, '/api/conversations/', token)).json()) as ConversationList;
    return `/api/conversations/${list.results[0]?.id}/`;
  };
  const few = await newestJob(clients.few);
  const full = await newestJob(clients.many);
  const { access_token: fewSent } = await logInAs(address, { email: freelancers.few });
  const { access_token: manySent } = await logInAs(address, { email: freelancers.many });
  const mine = '/api/applications/my/';
  const last = Math.floor(many / 20);
  return [
    scenario('applicants of a job, 20', few.path, few.token),
    scenario(`applicants of a job, ${many}`, full.path, full.token),
    scenario(`the last page of ${many}`, `${full.path}?page=${last}`, full.token),
    scenario('conversation of 20 messages', await conversationOf(few.token), few.token),
    scenario(`conversation of ${many} messages`, await conversationOf(full.token), full.token),
    scenario('my applications, 20', mine, fewSent),
    scenario(`my applications, ${many / 2}`, mine, manySent),
    scenario(`the last page of ${many / 2}`, `${mine}?page=${Math.floor(last / 2)}`, manySent),
  ];
}
