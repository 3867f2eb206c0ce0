import { createState } from '@skillharbor/mocks';
import { mockServer } from '@skillharbor/mocks/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from './navigation/paths.ts';
import { responseTo } from './testing/response.ts';
import { testApp } from './testing/testApp.ts';

/* These tests have no window, storage or document, so pages that render here also render on a server. */

const server = mockServer(createState());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const ask = (address: string) =>
  responseTo(address, testApp({ fetch: (...call) => globalThis.fetch(...call) }));

describe('a server', () => {
  test.each([
    [paths.home(), 'Good work docks here.'],
    [paths.jobs(), 'Product designer for a ferry booking app'],
    [paths.job(1), 'Product designer for a ferry booking app'],
    [paths.company('north-pier-ferries'), 'We carry 40,000 passengers a week'],
    [paths.freelancers(), 'Amara'],
    [paths.freelancer(1), 'Okafor'],
    [paths.howItWorks(), 'How It Works'],
    [paths.category(), 'About Our Platform'],
    [paths.categoryJobs('tech'), 'Product designer for a ferry booking app'],
    [paths.pricing(), '$19'],
    [paths.transparency(), 'Moderation in numbers'],
    [paths.signIn(), 'Log in'],
    [paths.signUp(), 'Create your account'],
    ['/nowhere', '404'],
  ])('sends %s completely, with a title', async (address, messages) => {
    const page = await (await ask(address)).text();
    expect(page).toContain(messages);
    expect(page).toMatch(/<title>[^<]+ – Skill Harbor<\/title>/);
    expect(page).toContain('<h1');
  });

  test.each(['1', 'North-Pier-Ferries'])('redirects /company/%s to the company’s address', async (key) => {
    const response = await ask(paths.company(key));
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(paths.company('north-pier-ferries'));
  });

  test('responds that a category does not exist', async () => {
    const response = await ask('/category/nope');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Nothing is moored here');
  });

  test('responds that a company does not exist', async () => {
    expect((await ask(paths.company('nothing-here'))).status).toBe(404);
    expect((await ask('/company/a--b')).status).toBe(404);
  });

  test('redirects visitors of protected pages to sign-in', async () => {
    const response = await ask(paths.myApplications());
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(paths.signIn({ from: paths.myApplications() }));
  });
});
