/** All operations of openapi.yaml. A missing one does not compile. */
import { accountOperations } from './accounts/accounts.operations.ts';
import { applicationOperations } from './applications/applications.operations.ts';
import { authOperations } from './auth/auth.operations.ts';
import { companyOperations } from './companies/companies.operations.ts';
import { contactOperations } from './contact/contact.operations.ts';
import type { Operations } from './contract/operations.ts';
import { jobOperations } from './jobs/jobs.operations.ts';
import type { Services } from './services.ts';
import { siteOperations } from './site/site.operations.ts';

export function allOperations(services: Services): Operations {
  return {
    ...authOperations(services),
    ...accountOperations(services),
    ...jobOperations(services),
    ...companyOperations(services),
    ...applicationOperations(services),
    ...contactOperations(services),
    ...siteOperations(services),
  };
}
