import type { User } from '@skillharbor/contract';
import { clientUser, createState, freelancerUser, session as sessionFor } from '@skillharbor/mocks';
import { mockServer } from '@skillharbor/mocks/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { responseTo } from '../testing/response.ts';
import { headOf } from '../testing/head.ts';
import { emptySession, testApp } from '../testing/testApp.ts';

const state = createState();
const server = mockServer(state);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

/** Returns the head of a page as a server sends it. */
async function ask(address: string, as?: User) {
  const session = emptySession();
  if (as) session.set(sessionFor(as));
  const app = testApp({ session, fetch: (...call) => globalThis.fetch(...call) });
  return headOf(await (await responseTo(address, app)).text());
}

describe('a public page', () => {
  test.each([
    [paths.home(), '/'],
    [paths.howItWorks(), '/how-it-works'],
    [paths.category(), '/category'],
    [paths.categoryJobs('tech'), '/jobs?category=tech'],
    [paths.pricing(), '/pricing'],
    [paths.jobs(), '/jobs'],
    ['/jobs?utm_source=mail', '/jobs'],
    ['/jobs?page=1', '/jobs'],
    ['/jobs?page=2', '/jobs?page=2'],
    ['/jobs?category=tech&utm_source=mail', '/jobs?category=tech'],
    ['/jobs?category=tech&page=3', '/jobs?category=tech&page=3'],
    [paths.job(1), '/job/1'],
    ['/job/1?from=mail', '/job/1'],
    [paths.freelancers(), '/freelancers'],
    ['/freelancers?page=2', '/freelancers?page=2'],
    [paths.freelancer(1), '/freelancer/1'],
    ['/signin?from=%2Fdashboard', '/signin'],
    ['/signup?tab=client', '/signup'],
  ])('%s has a single title and description, and absolute addresses', async (address, canonical) => {
    const head = await ask(address);
    const title = head.get('title') ?? '';
    expect(title).toMatch(/ – Skill Harbor$/);
    expect(head.get('canonical')).toBe(`https://harbor.test${canonical}`);
    expect(head.get('description')).toMatch(/\w{3}/);
    expect(Object.fromEntries(head)).toMatchObject({
      'og:url': head.get('canonical'),
      'og:site_name': 'Skill Harbor',
      'og:title': title.replace(/ – Skill Harbor$/, ''),
      'og:description': head.get('description'),
      'twitter:card': 'summary_large_image',
    });
    expect(head.get('og:image')).toMatch(/^https:\/\/harbor\.test\/[\w/]+\.png(\?v=\w+)?$/);
    expect(head.get('og:image:alt')).toMatch(/\w{3}/);
    expect(head.has('robots')).toBe(false);
  });

  test.each([
    ['/jobs?category=tech&search=design&page=2', '?search=design&category=tech'],
    [paths.categoryJobs('tech'), '?category=tech'],
  ])('%s names the feeds of its list', async (address, query) => {
    const head = await ask(address);
    expect(head.get('application/atom+xml')).toBe(`/feeds/jobs.atom${query}`);
    expect(head.get('application/feed+json')).toBe(`/feeds/jobs.json${query}`);
  });

  test('no page links to feeds while an operator has switched feeds off', async () => {
    state.site.feeds = false;
    for (const address of [paths.jobs(), paths.categoryJobs('tech'), paths.company('north-pier-ferries')])
      expect([...(await ask(address)).keys()]).not.toContain('application/atom+xml');
    state.site.feeds = true;
  });

  test('the page of a company links to the feeds of its jobs', async () => {
    const head = await ask(paths.company('north-pier-ferries'));
    expect(head.get('application/atom+xml')).toBe('/feeds/companies/north-pier-ferries/jobs.atom');
    expect(head.get('application/feed+json')).toBe('/feeds/companies/north-pier-ferries/jobs.json');
  });

  test('no two pages have the same title and description', async () => {
    const addresses = [
      paths.home(),
      paths.jobs(),
      paths.jobs({ page: 2 }),
      paths.jobs({ category: ['tech'] }),
      paths.jobs({ category: ['other'] }),
      paths.freelancers(),
      paths.freelancers('?page=2'),
      paths.howItWorks(),
      paths.category(),
      paths.pricing(),
      paths.signIn(),
      paths.signUp(),
    ];
    const heads = await Promise.all(addresses.map((address) => ask(address)));
    const texts = heads.map((head) => `${head.get('title')} ${head.get('description')}`);
    expect(new Set(texts).size).toBe(addresses.length);
  });

  test('the preview of a job has its title, its short description and its own picture', async () => {
    const job = await ask(paths.job(1));
    expect(job.get('og:title')).toBe('Product designer for a ferry booking app');
    expect(job.get('description')).toMatch(/^Redesign the booking flow /);
    expect(job.get('og:image')).toMatch(/\/social\/job\/1\.png\?v=\w+$/);
    expect(job.get('og:image:alt')).toBe('Product designer for a ferry booking app, North Pier Ferries');
  });

  test('the address of a job’s picture changes when the job changes', async () => {
    const before = (await ask(paths.job(2))).get('og:image');
    expect((await ask(paths.job(2))).get('og:image')).toBe(before);
    const stored = state.jobs.find(({ job }) => job.id === 2);
    if (!stored) throw new Error('The fixtures have a second job.');
    stored.job.title = 'Bookkeeper for two boatyards';
    expect((await ask(paths.job(2))).get('og:image')).not.toBe(before);
  });

  test('the preview of a freelancer has name, title and bio', async () => {
    const head = await ask(paths.freelancer(1));
    expect(head.get('title')).toBe('Amara Okafor – Skill Harbor');
    expect(head.get('og:type')).toBe('profile');
    expect(head.get('description')?.length).toBeLessThanOrEqual(160);
    expect(head.get('og:image')).toMatch(/\/social\/freelancer\/1\.png\?v=\w+$/);
  });

  test('a category has its own title', async () => {
    expect((await ask(paths.jobs({ category: ['tech'] }))).get('title')).toBe('Tech Jobs – Skill Harbor');
  });

  test('texts of users are escaped', async () => {
    const stored = state.jobs.find(({ job }) => job.id === 3);
    if (!stored) throw new Error('The fixtures have a third job.');
    stored.job.title = '"><script>alert(1)</script>';
    expect((await ask(paths.job(3))).get('og:title')).toBe('"><script>alert(1)</script>');
  });
});

describe('search engines are told not to list', () => {
  test.each(['/jobs?search=harbor', '/jobs?search=harbor&category=tech&page=2'])(
    'the search %s, but to follow its links',
    async (address) => {
      const head = await ask(address);
      expect(head.get('robots')).toBe('noindex, follow');
      expect(head.has('canonical')).toBe(false);
      // The head of the page still contains the data for link previews.
      expect(head.get('og:title')).toMatch(/Jobs?/);
    },
  );

  test.each([
    ['/nowhere', 'an address without a page'],
    [paths.job(999_999), 'a job that is not there'],
    [paths.freelancer(999_999), 'a freelancer who is not there'],
    ['/job/x', 'a job without an id'],
    [paths.forgotPassword(), 'a form'],
    [paths.resetPassword('secret'), 'a link that holds a secret'],
  ])('%s: %s', async (address) => {
    const head = await ask(address);
    expect(head.get('robots')).toBe('noindex');
    expect([...head.keys()]).toEqual(['title', 'robots']);
  });

  test.each([
    [paths.home(), freelancerUser],
    [paths.myApplications(), freelancerUser],
    [paths.profile(), freelancerUser],
    [paths.editProfile(), freelancerUser],
    [paths.apply(1), freelancerUser],
    [paths.account(), freelancerUser],
    [paths.messages(), freelancerUser],
    [paths.changePassword(), freelancerUser],
    [paths.home(), clientUser],
    [paths.myJobs(), clientUser],
    [paths.createJob(), clientUser],
  ])('%s, which belongs to a user', async (address, as) => {
    expect((await ask(address, as)).get('robots')).toBe('noindex');
  });

  test('a job that only its client can still see', async () => {
    const stored = state.jobs.find(({ job }) => job.id === 1);
    if (!stored) throw new Error('The fixtures have a first job.');
    const client = state.accounts.find(({ user }) => user.pk === stored.owner)?.user;
    stored.job.is_active = false;
    const head = await ask(paths.job(1), client);
    expect(head.get('title')).toBe('Product designer for a ferry booking app – Skill Harbor');
    expect(head.get('robots')).toBe('noindex');
    stored.job.is_active = true;
  });

  test('a profile without a bio', async () => {
    const [freelancer] = state.freelancers;
    if (!freelancer) throw new Error('The fixtures have a freelancer.');
    const { bio } = freelancer;
    freelancer.bio = '';
    expect((await ask(paths.freelancer(freelancer.id))).get('robots')).toBe('noindex, follow');
    freelancer.bio = bio;
  });
});
