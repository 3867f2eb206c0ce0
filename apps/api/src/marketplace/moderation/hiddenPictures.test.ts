/** Tests rulings about portraits, and who can still open a hidden picture. */
import type { Freelancer, FreelancerProfile } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reverse, rule } from '../../testing/moderation.ts';
import { profileForm, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { smallPicture } from '../../testing/pictures.ts';
import { hireStaff } from '../../testing/staff.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let moderator: TestPerson;
let other: TestPerson;
let freelancer: TestPerson;
beforeAll(async () => {
  server = await testServer();
  moderator = await hireStaff(server, 'moderator');
  other = await hireStaff(server, 'operator');
});
beforeEach(async () => (freelancer = await signUp(server, 'freelancer')));
afterAll(() => server.close());

const profilePath = () => `/api/accounts/freelancers/${freelancer.id}/`;
const subject = (kind: 'portrait' | 'freelancer') => ({ kind, id: freelancer.id });
async function addPortrait(): Promise<string> {
  const form = { ...profileForm, profile_picture: await smallPicture() };
  return (
    (await freelancer.send<FreelancerProfile>('PUT', profilePath(), { form })).body.profile_picture ?? ''
  );
}
const portrait = async (of: Pick<TestPerson, 'send'> = { send: sender(server) }) =>
  (await of.send<Freelancer>('GET', profilePath())).body.profile_picture;
const statusOf = async (url: string, of?: TestPerson) =>
  (await (of?.send ?? sender(server))('GET', url)).status;

/** Polls the status, because a server caches the list of hidden pictures for a second. */
const gone = (url: string) => expect.poll(() => statusOf(url), { timeout: 5_000 }).toBe(404);

test('two portraits are hidden by separate rulings, and the portrait of a reversed ruling comes back', async () => {
  const first = await addPortrait();
  const ruled = await rule(server, moderator, subject('portrait'));
  expect(await portrait()).toBeNull();
  const second = await addPortrait();
  const ruledAgain = await rule(server, moderator, subject('portrait'));
  expect(await portrait()).toBeNull();
  for (const url of [first, second]) await gone(url);
  await reverse(server, other, ruledAgain);
  expect(await portrait()).toBe(second);
  await reverse(server, other, ruled);
  expect(await portrait()).toBe(second);
});

test('a portrait that was added after a ruling stays when the ruling about the earlier portrait is reversed', async () => {
  await addPortrait();
  const ruled = await rule(server, moderator, subject('portrait'));
  const added = await addPortrait();
  await reverse(server, other, ruled);
  expect(await portrait()).toBe(added);
});

test('the picture of a hidden profile can be opened only by its owner and by moderators', async () => {
  const shown = await addPortrait();
  await rule(server, moderator, subject('freelancer'));
  const hidden = (await portrait(freelancer)) ?? '';
  expect(hidden).not.toBe(shown);
  await gone(shown);
  expect(await statusOf(hidden, freelancer)).toBe(200);
  expect(await statusOf(hidden, moderator)).toBe(200);
  expect(await statusOf(hidden)).toBe(401);
  expect(await statusOf(hidden, await signUp(server, 'client'))).toBe(404);
  expect(await statusOf(hidden, await hireStaff(server, 'moderator', { hasFactor: false }))).toBe(404);
});
