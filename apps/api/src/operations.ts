/** All operations of openapi.yaml. A missing one does not compile. */
import { accountOperations } from './accounts/accounts.operations.ts';
import { applicationOperations } from './applications/applications.operations.ts';
import { closeAll } from './applications/closing.ts';
import type { UnansweredJob } from './applications/undecided.repository.ts';
import { createAnswerRecords } from './answers/answerRecords.ts';
import { authOperations } from './auth/auth.operations.ts';
import { companyOperations } from './companies/companies.operations.ts';
import { contactOperations } from './contact/contact.operations.ts';
import type { Operations } from './contract/operations.ts';
import { jobOperations } from './jobs/jobs.operations.ts';
import { messageTemplateOperations } from './messageTemplates/messageTemplates.operations.ts';
import { portfolioOperations } from './portfolio/portfolio.operations.ts';
import { questionOperations } from './questions/questions.operations.ts';
import type { Services } from './services.ts';
import { siteOperations } from './site/site.operations.ts';

export function allOperations(services: Services): Operations {
  const answerRecordOf = createAnswerRecords(services);
  const endApplications = (job: Omit<UnansweredJob, 'isDeleted'>) =>
    closeAll(services, { ...job, isDeleted: true });
  return {
    ...authOperations(services),
    ...accountOperations(services),
    ...portfolioOperations(services),
    ...jobOperations({ ...services, answerRecordOf, endApplications }),
    ...questionOperations(services),
    ...companyOperations({ ...services, answerRecordOf }),
    ...applicationOperations(services),
    ...messageTemplateOperations(services),
    ...contactOperations(services),
    ...siteOperations(services),
  };
}
