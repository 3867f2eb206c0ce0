import { createState, job as fixture } from '@skillharbor/mocks';
import { mockServer } from '@skillharbor/mocks/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { responseTo } from '../testing/response.ts';
import { testApp } from '../testing/testApp.ts';

const state = createState();
const server = mockServer(state);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const pageAt = async (address: string) =>
  (await responseTo(address, testApp({ fetch: (...call) => globalThis.fetch(...call) }))).text();

/** Reads the structured data of a page as a search engine does. */
function dataIn(page: string): unknown[] {
  return [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script/gs)].map(
    ([, json = '']): unknown => JSON.parse(json),
  );
}

function jobWith(id: number) {
  const stored = state.jobs.find(({ job }) => job.id === id);
  if (!stored) throw new Error(`The fixtures have a job ${id}.`);
  return stored.job;
}

describe('a job', () => {
  test('is described only on its own page', async () => {
    expect(dataIn(await pageAt(paths.job(fixture.id)))).toMatchObject([
      { '@type': 'JobPosting', title: fixture.title },
    ]);
    for (const address of [paths.home(), paths.jobs(), paths.jobs({ search: 'ferry' }), paths.category()])
      expect(dataIn(await pageAt(address))).toEqual([]);
  });

  test('contains only what the page shows', async () => {
    const page = await pageAt(paths.job(fixture.id));
    const shown = page.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, ' ');
    for (const text of [
      fixture.title,
      fixture.company,
      'Lisbon',
      'Portugal',
      'Plain sentences, in any number',
    ])
      expect(shown).toContain(text);
  });

  test('is omitted if the job is closed or does not exist', async () => {
    jobWith(3).is_open = false;
    expect(dataIn(await pageAt(paths.job(3)))).toEqual([]);
    expect(dataIn(await pageAt(paths.job(999_999)))).toEqual([]);
  });

  test('cannot break out of its script', async () => {
    const title = '</script><script>alert(1)</script><!--';
    jobWith(2).title = title;
    const page = await pageAt(paths.job(2));
    expect(page).not.toContain('<script>alert');
    expect(dataIn(page)).toMatchObject([{ title }]);
  });
});

test('a freelancer is described on their own page, without place and email address', async () => {
  const [freelancer] = state.freelancers;
  if (!freelancer) throw new Error('The fixtures have a freelancer.');
  const [data] = dataIn(await pageAt(paths.freelancer(freelancer.id)));
  expect(data).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: `${freelancer.user.first_name} ${freelancer.user.last_name}`,
      jobTitle: freelancer.title,
    },
  });
  expect(data).not.toHaveProperty('mainEntity.email');
  expect(data).not.toHaveProperty('mainEntity.address');
  expect(JSON.stringify(data)).not.toContain(freelancer.location);
  expect(dataIn(await pageAt(paths.freelancers()))).toEqual([]);
});
