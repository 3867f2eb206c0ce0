import type { DecisionRecords } from '../decisionRecords/decisionRecords.ts';
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, conflict, notFound, ok } from '../../contract/responses.ts';
import { pictureKeys } from '../../files/keys.ts';
import { pictureRefusals, storePicture } from '../../files/pictures.ts';
import { retireFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import { countWorkedWith, listShown } from '../workRecord/workRecord.repository.ts';
import { updateMyCompany } from './companies.commands.ts';
import { confirmDomain, readDomain } from './companyDomains.commands.ts';
import type { DomainServices } from './companyDomains.commands.ts';
import { companyProblems } from './companies.policy.ts';
import { countOpenJobs, findCompany, findMyCompany } from './companies.repository.ts';

type CompanyOperations = OperationsOf<
  'getCompany' | 'getMyCompany' | 'updateMyCompany' | 'getCompanyDomain' | 'confirmCompanyDomain'
>;

export function companyOperations(
  services: FileServices & DomainServices & { decisionRecords: DecisionRecords },
): CompanyOperations {
  const { queries, clock, decisionRecords } = services;

  return {
    async getCompany({ params }) {
      const found = await findCompany(queries, params.company);
      if (!found) return notFound;
      const now = clock();
      return ok({
        ...found.company,
        open_jobs: await countOpenJobs(queries, found.clientId, now),
        work_record: await listShown(queries, 'client', found.clientId),
        worked_with: await countWorkedWith(queries, found.clientId),
        decision_record: await decisionRecords.of(found.clientId, now),
      });
    },

    getCompanyDomain: async ({ person }) => ok(await readDomain(services, person.accountId)),

    async confirmCompanyDomain({ person }) {
      const domain = await confirmDomain(services, person.accountId);
      return typeof domain === 'string' ? conflict(domain) : ok(domain);
    },

    getMyCompany: async ({ person }) => ok(await findMyCompany(queries, person.accountId)),

    async updateMyCompany({ body, upload, person }) {
      const problems = companyProblems(body);
      if (problems) return badFields(problems);
      // With 'contain', a wide logo is scaled down until it fits, and nothing is cut off.
      const stored = upload && (await storePicture(services, upload.path, { fit: 'contain' }));
      if (stored && 'refusal' in stored) return badFields({ logo: [pictureRefusals[stored.refusal]] });
      const logo = stored && stored.picture;
      let unused = logo;
      try {
        unused = await updateMyCompany(queries, person.accountId, { ...body, logo }, clock());
      } finally {
        if (unused !== null) await retireFiles(services, pictureKeys(unused));
      }
      return ok(await findMyCompany(queries, person.accountId));
    },
  };
}
