/** Confirms the domains of companies' websites, and checks the confirmed domains again every month. */
import type { CompanyDomain } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import {
  deleteDomain,
  findDomainOwner,
  takeDueDomain,
  writeCheck,
  writeDomain,
} from './companyDomains.repository.ts';
import type { DomainOwner } from './companyDomains.repository.ts';
import { lockCompanies } from './companies.repository.ts';
import { fileOf, hostOf, recordOf } from './domainProof.ts';
import type { DomainProof } from './domainProof.ts';

export interface DomainServices {
  queries: Queries;
  clock: Clock;
  domainProof: DomainProof;
}

const DAY_S = 24 * 60 * 60;
const MONTH_S = 30 * DAY_S;
/** The time in milliseconds after which a confirmation ends if the proof of the domain stays missing. */
const PATIENCE_MS = 7 * DAY_S * 1_000;

export async function readDomain(
  { queries, domainProof }: DomainServices,
  clientId: number,
): Promise<CompanyDomain> {
  return shown(domainProof, await findDomainOwner(queries, clientId));
}

/**
 * Looks for the proof of a domain, and confirms the domain. No transaction is open during the search, because the
 * website's server may be slow.
 */
export async function confirmDomain(
  services: DomainServices,
  clientId: number,
): Promise<CompanyDomain | 'domain_missing' | 'domain_unconfirmed'> {
  const { queries, domainProof, clock } = services;
  const { companyId, website } = await findDomainOwner(queries, clientId);
  const host = hostOf(website);
  if (host === null) return 'domain_missing';
  if (!(await domainProof.isFound(host, domainProof.valueOf(companyId, host)))) return 'domain_unconfirmed';
  const now = clock();
  const isWritten = await queries.transaction().execute(async (transaction) => {
    await lockCompanies(transaction, [clientId]);
    const { website: present, domain } = await findDomainOwner(transaction, clientId);
    // The client may have entered another website during the search for the proof.
    if (hostOf(present) !== host) return false;
    await writeDomain(transaction, {
      company_id: companyId,
      host,
      confirmed_at: domain?.host === host ? domain.confirmed_at : now,
      next_check_at: secondsAfter(now, MONTH_S),
    });
    return true;
  });
  return isWritten ? readDomain(services, clientId) : 'domain_unconfirmed';
}

function shown(proof: DomainProof, { companyId, website, domain }: DomainOwner): CompanyDomain {
  const host = hostOf(website);
  if (host === null) return { state: 'none' };
  const way = { host, record: recordOf(host), file: fileOf(host), value: proof.valueOf(companyId, host) };
  if (domain?.host !== host) return { state: 'unconfirmed', ...way };
  return {
    state: 'confirmed',
    ...way,
    confirmed_at: domain.confirmed_at.toISOString(),
    failing_since: domain.failing_since?.toISOString() ?? null,
  };
}

/**
 * Checks the confirmed domains that are due. A domain whose proof is missing is checked every day, and loses its
 * confirmation after a week.
 */
export async function checkDomains(
  { queries, clock, domainProof }: DomainServices,
  stopping: AbortSignal,
): Promise<void> {
  const now = clock();
  const tomorrow = secondsAfter(now, DAY_S);
  while (!stopping.aborted) {
    const due = await takeDueDomain(queries, now, tomorrow);
    if (!due) return;
    const since = due.failingSince ?? now;
    if (await domainProof.isFound(due.host, domainProof.valueOf(due.companyId, due.host)))
      await writeCheck(queries, due, { failing_since: null, next_check_at: secondsAfter(now, MONTH_S) });
    else if (now.getTime() - since.getTime() >= PATIENCE_MS) await deleteDomain(queries, due);
    else await writeCheck(queries, due, { failing_since: since, next_check_at: tomorrow });
  }
}
