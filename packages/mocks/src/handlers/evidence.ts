import type { ApplicationCounts, CompanyDomain, ConfirmedDomain, JobEvidence } from '@skillharbor/contract';
import { domainValue } from '../fixtures/evidence.ts';
import { routesOf } from '../http.ts';
import { conflict, notFound } from '../responses.ts';
import { accountOf, applicationsTo, companyOf } from '../state.ts';
import type { State, StoredJob } from '../state.ts';
import { isVisible } from './jobs.ts';

/**
 * Handles the evidence of whether jobs are real. The mock server compares no texts, and finds every proof of a domain.
 */
export function evidenceHandlers(state: State) {
  const on = routesOf(state);
  return [
    on('getJobEvidence', ({ params, person }) => {
      const stored = state.jobs.find(({ job }) => job.id === params.jobId);
      if (!stored || !isVisible(state, stored, person)) return notFound;
      return { status: 200, body: evidenceOf(state, stored) };
    }),

    on('getCompanyDomain', ({ person }) => ({
      status: 200,
      body: domainOf(state, accountOf(state, person)),
    })),

    on('confirmCompanyDomain', ({ person }) => {
      const owner = accountOf(state, person);
      const domain = domainOf(state, owner);
      if (domain.state === 'none') return conflict('domain_missing');
      if (domain.state === 'unconfirmed')
        companyOf(state, owner).domain = { host: domain.host, confirmed_at: state.now };
      return { status: 200, body: domainOf(state, owner) };
    }),
  ];
}

function evidenceOf(state: State, { job, owner, edits }: StoredJob): JobEvidence {
  return {
    posted_at: job.date_posted,
    reopened_at: null,
    pauses: 0,
    edits: edits.length,
    applications: countsOf(state, job.id),
    posted_before: { times: 0, first_at: null },
    domain: presentDomain(state, owner),
  };
}

/**
 * Counts the applications to a job. A delayed decision is ignored, because the freelancer has not been notified of it.
 */
export function countsOf(state: State, jobId: number): ApplicationCounts {
  const counted = applicationsTo(state, jobId).filter(({ status }) => status !== 'withdrawn');
  const decided = counted.filter(
    ({ status, held_until }) => (status === 'accepted' || status === 'rejected') && held_until === null,
  );
  return {
    received: counted.length,
    opened: counted.filter((one) => one.opened_at !== null || decided.includes(one)).length,
    decided: decided.length,
  };
}

/** Returns the confirmed domain of a company, or null if its website has moved to another host. */
export function presentDomain(state: State, owner: number): ConfirmedDomain | null {
  const { company, domain } = companyOf(state, owner);
  return domain?.host === URL.parse(company.website)?.hostname ? domain : null;
}

function domainOf(state: State, owner: number): CompanyDomain {
  const host = URL.parse(companyOf(state, owner).company.website)?.hostname;
  if (host === undefined) return { state: 'none' };
  const way = {
    host,
    record: `_skill-harbor.${host}`,
    file: `https://${host}/.well-known/skill-harbor.txt`,
    value: domainValue,
  };
  const domain = presentDomain(state, owner);
  return domain
    ? { state: 'confirmed', ...way, confirmed_at: domain.confirmed_at, failing_since: null }
    : { state: 'unconfirmed', ...way };
}
