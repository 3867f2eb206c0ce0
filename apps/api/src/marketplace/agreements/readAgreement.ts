/** Reads an agreement as its client or its freelancer sees it. */
import type { Agreement, AgreementEdit, Role } from '@skillharbor/contract';
import { changesBetween } from '@skillharbor/prose';
import type { Person } from '../../contract/operations.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { nameForClient } from '../applications/blind.ts';
import { findParties, sideOf } from '../applications/parties.repository.ts';
import type { Parties } from '../applications/parties.repository.ts';
import { listEntriesOf } from '../workRecord/workRecord.repository.ts';
import { hasOtherLeft } from './agreements.commands.ts';
import { actionsOf } from './agreements.policy.ts';
import { emptyAgreement, findAgreement, listSteps, listVersions } from './agreements.repository.ts';
import type { StoredAgreement, Version } from './agreements.repository.ts';

/**
 * Returns the agreement as this person sees it. Returns undefined if the application belongs to other users, if the
 * freelancer does not know yet that the application is accepted, or if the other side has deleted the account before
 * any version was written.
 */
export async function readAgreement(
  queries: Queries,
  applicationId: number,
  person: Person,
): Promise<Agreement | undefined> {
  const parties = await findParties(queries, applicationId);
  const role = parties && sideOf(parties, person.accountId);
  if (!role || parties.known_status !== 'accepted') return undefined;
  const stored = await findAgreement(queries, applicationId);
  if (!stored && hasOtherLeft(parties, role)) return undefined;
  const { state, by, version, isAgreed, endReason } = stored ?? emptyAgreement;
  // A version that was written after the agreement was read is left out, because the agreement does not refer to it
  // yet.
  const versions = (await listVersions(queries, applicationId)).filter((one) => one.version <= version);
  const newest = versions.at(-1);
  return {
    application_id: applicationId,
    job_id: parties.jobId,
    job_title: parties.jobTitle,
    ...namesFor(parties, role),
    state,
    version,
    terms: newest?.terms ?? null,
    confirmed_by: confirmedBy(newest, isAgreed),
    edits: editsOf(versions),
    steps: await listSteps(queries, applicationId),
    end_reason: endReason,
    actions: actionsOf({ state, by }, role, hasOtherLeft(parties, role)),
    work_record: await listEntriesOf(queries, applicationId, role),
  };
}

function confirmedBy(newest: Version | undefined, isAgreed: StoredAgreement['isAgreed']): Role[] {
  if (!newest) return [];
  return isAgreed ? ['client', 'freelancer'] : [newest.by];
}

function namesFor(parties: Parties, role: Role) {
  const { clientId, freelancerId, company, firstName, lastName } = parties;
  const freelancer = role === 'client' ? nameForClient(parties) : `${firstName} ${lastName}`;
  return {
    client_name: clientId === null ? null : company,
    freelancer_name: freelancerId === null ? null : freelancer,
  };
}

/** Returns the changes of each version, newest version first. */
function editsOf(versions: readonly Version[]): AgreementEdit[] {
  return versions
    .flatMap(({ version, by, terms, written_at }, index) => {
      const earlier = versions[index - 1];
      const changes = earlier && changesBetween(earlier.terms, terms);
      return changes ? [{ version, by, changed_at: written_at.toISOString(), ...changes }] : [];
    })
    .toReversed();
}
