import { createState } from '@skillharbor/mocks';
import { mockServer } from '@skillharbor/mocks/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from './paths.ts';
import { answerTo } from './testing/answer.tsx';
import { testApp } from './testing/test-app.ts';

/* Here is no window, no storage and no document: what renders here, renders on a server. */

const server = mockServer(createState());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const ask = (address: string) =>
  answerTo(address, testApp({ fetch: (...call) => globalThis.fetch(...call) }));

describe('a server', () => {
  test.each([
    [paths.home(), 'Good work docks here.'],
    [paths.jobs(), 'Product designer for a ferry booking app'],
    [paths.job(1), 'Product designer for a ferry booking app'],
    [paths.freelancers(), 'Amara'],
    [paths.freelancer(1), 'Okafor'],
    [paths.howItWorks(), 'How It Works'],
    [paths.category(), 'About Our Platform'],
    [paths.pricing(), '$19'],
    [paths.signIn(), 'Log in'],
    [paths.signUp(), 'Create your account'],
    ['/nowhere', '404'],
  ])('sends %s whole, with a title', async (address, words) => {
    const page = await (await ask(address)).text();
    expect(page).toContain(words);
    expect(page).toMatch(/<title>[^<]+ – Skill Harbor<\/title>/);
    expect(page).toContain('<h1');
  });

  test('asks visitors to sign in', async () => {
    const answer = await ask(paths.myApplications());
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(paths.signIn({ from: paths.myApplications() }));
  });
});
