/** Builds a valid request for each operation. `requestParts/` has one file for each topic. */
import type { OperationId } from '@skillharbor/contract';
import fc from 'fast-check';
import { validValues } from './arbitraries.ts';
import type { ContractOperation } from './operations.ts';
import { accountParts } from './requestParts/accounts.ts';
import { agreementParts } from './requestParts/agreements.ts';
import { applicationParts } from './requestParts/applications.ts';
import { authParts, restoreAddresses } from './requestParts/auth.ts';
import { calendarParts } from './requestParts/calendars.ts';
import { codeParts, removeCodes } from './requestParts/codes.ts';
import { companyParts } from './requestParts/companies.ts';
import { contactParts } from './requestParts/contact.ts';
import { conversationParts } from './requestParts/conversations.ts';
import { draftParts } from './requestParts/drafts.ts';
import { savedParts } from './requestParts/saved.ts';
import { savedSearchParts } from './requestParts/savedSearches.ts';
import { invitationParts } from './requestParts/invitations.ts';
import { jobParts } from './requestParts/jobs.ts';
import { messageTemplateParts } from './requestParts/messageTemplates.ts';
import { moderationParts, restoreStaff } from './requestParts/moderation.ts';
import { passkeyParts } from './requestParts/passkeys.ts';
import { portfolioParts } from './requestParts/portfolio.ts';
import { questionParts } from './requestParts/questions.ts';
import { resumeParts } from './requestParts/resumes.ts';
import { siteParts } from './requestParts/site.ts';
import { restoreTeam, teamParts } from './requestParts/team.ts';
import { userParts } from './requestParts/users.ts';
import type { Request, RequestParts } from './requests.ts';
import type { TestWorld } from './testWorld.ts';

const requestParts: Record<OperationId, RequestParts> = {
  ...authParts,
  ...passkeyParts,
  ...codeParts,
  ...userParts,
  ...accountParts,
  ...portfolioParts,
  ...resumeParts,
  ...jobParts,
  ...questionParts,
  ...companyParts,
  ...applicationParts,
  ...conversationParts,
  ...invitationParts,
  ...savedParts,
  ...savedSearchParts,
  ...agreementParts,
  ...calendarParts,
  ...draftParts,
  ...messageTemplateParts,
  ...teamParts,
  ...contactParts,
  ...moderationParts,
  ...siteParts,
};

/**
 * Returns a request that succeeds for a caller who has permission. It concerns new data that belongs to the client or
 * the freelancer of the test data.
 */
export async function buildRequest(world: TestWorld, { id, body }: ContractOperation): Promise<Request> {
  await restoreAddresses(world);
  await removeCodes(world);
  await restoreTeam(world);
  await restoreStaff(world);
  const known = await requestParts[id](world);
  // The generated fields are valid according to the contract, and are the same in every run.
  const [sample] = body ? fc.sample(validValues(body.schema), { seed: 20260504, numRuns: 1 }) : [];
  return { params: {}, ...known, fields: { ...(sample as object | undefined), ...known.fields } };
}
