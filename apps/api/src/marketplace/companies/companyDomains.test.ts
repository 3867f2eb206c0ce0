import type { Company, CompanyDomain } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { checkDomains, confirmDomain } from './companyDomains.commands.ts';

const DAY_S = 24 * 60 * 60;
const RECORD = '_skill-harbor.pier-four.example TXT';
const path = '/api/accounts/company/domain/';

let server: TestServer;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  await server.database.kysely.deleteFrom('company_domains').execute();
  client = await signUp(server, 'client', { company: 'Pier Four' });
  await setWebsite('https://Pier-Four.example/about');
});
afterAll(() => server.close());

const setWebsite = (website: string) =>
  client.send('PUT', '/api/accounts/company/', { form: { name: 'Pier Four', about: '', website } });
const read = async () => (await client.send<CompanyDomain>('GET', path)).body;
const confirm = () => client.send<CompanyDomain>('POST', path);
const publish = async () => {
  const domain = await read();
  server.dnsRecords[RECORD] = domain.state === 'none' ? [] : ['another value', domain.value];
};
const checkAfter = async (days: number) => {
  server.setTime(secondsAfter(server.now(), days * DAY_S));
  await checkDomains(servicesOf(server), new AbortController().signal);
};
const onPage = async () => {
  const { slug } = (await client.send<{ slug: string }>('GET', '/api/accounts/company/')).body;
  return (await sender(server)<Company>('GET', `/api/companies/${slug}/`)).body.domain;
};

test('a company without a website has no domain to confirm', async () => {
  await setWebsite('');
  expect(await read()).toEqual({ state: 'none' });
  expect(await confirm()).toMatchObject({ status: 409, body: { code: 'domain_missing' } });
});

test('a domain is confirmed by its DNS record, and shown on the page of the company', async () => {
  server.dnsRecords[RECORD] = ['another value'];
  expect(await confirm()).toMatchObject({ status: 409, body: { code: 'domain_unconfirmed' } });
  expect(await onPage()).toBeNull();

  await publish();
  expect(await confirm()).toMatchObject({ status: 200, body: { state: 'confirmed', failing_since: null } });
  expect(await onPage()).toEqual({ host: 'pier-four.example', confirmed_at: START.toISOString() });
});

test('a website that is replaced during the search for its proof is not confirmed', async () => {
  await publish();
  const { domainProof, ...services } = servicesOf(server);
  const slowProof: typeof domainProof = {
    ...domainProof,
    isFound: async () => {
      await setWebsite('https://bank.example');
      return true;
    },
  };
  expect(await confirmDomain({ ...services, domainProof: slowProof }, client.id)).toBe('domain_unconfirmed');
  expect(await onPage()).toBeNull();
});

test('the proof of one company does not confirm the domain for another company', async () => {
  await publish();
  const other = await signUp(server, 'client', { company: 'Pier Five' });
  const website = 'https://pier-four.example';
  await other.send('PUT', '/api/accounts/company/', { form: { name: 'Pier Five', about: '', website } });
  expect(await other.send('POST', path)).toMatchObject({ status: 409, body: { code: 'domain_unconfirmed' } });
});

test('a new website at another host ends the confirmation', async () => {
  await publish();
  await confirm();
  await setWebsite('https://pier-four.example/contact');
  expect(await read()).toMatchObject({ state: 'confirmed' });
  await setWebsite('https://other.example');
  expect(await read()).toMatchObject({ state: 'unconfirmed', host: 'other.example' });
  expect(await onPage()).toBeNull();
});

test('a domain is checked every month, and loses its confirmation if its proof is missing for a week', async () => {
  await publish();
  await confirm();
  server.dnsRecords[RECORD] = [];
  await checkAfter(29);
  expect(await read()).toMatchObject({ state: 'confirmed', failing_since: null });
  await checkAfter(1);
  expect(await read()).toMatchObject({ failing_since: secondsAfter(START, 30 * DAY_S).toISOString() });
  await checkAfter(6);
  expect(await read()).toMatchObject({ state: 'confirmed' });
  await checkAfter(1);
  expect(await read()).toMatchObject({ state: 'unconfirmed' });
});

test('a domain whose proof comes back within a week stays confirmed', async () => {
  await publish();
  await confirm();
  server.dnsRecords[RECORD] = [];
  await checkAfter(30);
  await publish();
  await checkAfter(1);
  expect(await read()).toMatchObject({ confirmed_at: START.toISOString(), failing_since: null });
});
