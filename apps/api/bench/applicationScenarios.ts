/** What lists of many applications cost, beside those of twenty. */
import type { MyJobList, Session } from '@skillharbor/contract';
import { get, post } from '../src/testing/httpClient.ts';
import { PASSWORD } from '../src/testing/people.ts';
import { clients, freelancers } from './applicationData.ts';
import type { BenchServer } from './benchServer.ts';
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
    const token = await signIn(address, email);
    const list = (await (await get(address, '/api/job-listings/my-listings/', token)).json()) as MyJobList;
    return { token, path: `/api/applications/list/${list.results[0]?.id}` };
  };
  const few = await newestJob(clients.few);
  const full = await newestJob(clients.many);
  const fewSent = await signIn(address, freelancers.few);
  const manySent = await signIn(address, freelancers.many);
  const mine = '/api/applications/my/';
  const last = Math.floor(many / 20);
  return [
    scenario('applicants of a job, 20', few.path, few.token),
    scenario(`applicants of a job, ${many}`, full.path, full.token),
    scenario(`the last page of ${many}`, `${full.path}?page=${last}`, full.token),
    scenario('my applications, 20', mine, fewSent),
    scenario(`my applications, ${many / 2}`, mine, manySent),
    scenario(`the last page of ${many / 2}`, `${mine}?page=${Math.floor(last / 2)}`, manySent),
  ];
}

async function signIn(address: string, email: string): Promise<string> {
  const response = await post(address, '/api/auth/login/', { email, password: PASSWORD });
  if (!response.ok) throw new Error(`Signing in returned ${response.status}: ${await response.text()}`);
  return ((await response.json()) as Session).access_token;
}
