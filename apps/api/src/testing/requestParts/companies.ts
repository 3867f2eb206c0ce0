import { createDomainProof } from '../../marketplace/companies/domainProof.ts';
import { postJob } from '../people.ts';
import { smallPicture } from '../pictures.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import { SIGNING_KEY } from '../testServer.ts';

const ofCompany: RequestParts = async ({ client }) => ({
  params: { company: (await postJob(client)).company_slug ?? '' },
});

/** Sets a website for the clients of the test data, so that each of them can confirm its domain. */
const ofProvenDomain: RequestParts = async ({ server, ...world }) => {
  const { client, otherClient, thirdClient, moderator, operator } = world;
  const companies = await server.database.kysely
    .updateTable('companies')
    .set({ website: 'https://northwind.example' })
    .where(
      'client_id',
      'in',
      [client, otherClient, thirdClient, moderator, operator].map(({ id }) => id),
    )
    .returning('id')
    .execute();
  const proof = createDomainProof(SIGNING_KEY, { dnsServers: null, privateAddresses: [] });
  server.dnsRecords['_skill-harbor.northwind.example TXT'] = companies.map(({ id }) =>
    proof.valueOf(id, 'northwind.example'),
  );
  return {};
};

export const companyParts = {
  getCompany: ofCompany,
  listCompanyJobs: ofCompany,
  getMyCompany: nothing,
  getCompanyDomain: nothing,
  confirmCompanyDomain: ofProvenDomain,
  updateMyCompany: async () => ({
    fields: { website: 'https://northwind.example', size: '', founded: '1987' },
    files: { logo: await smallPicture() },
  }),
} satisfies OperationParts;
