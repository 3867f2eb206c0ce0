/** Lets clients invite freelancers to their jobs. */
import { paginate } from '@skillharbor/contract-server/pagination';
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, conflict, created, notFound, ok } from '../../contract/responses.ts';
import { unlessBlank } from '../../contract/text.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { recordActivity } from '../jobs/activity.repository.ts';
import { findMyJob } from '../jobs/jobs.repository.ts';
import { answerInvitation, sendInvitation } from './invitations.commands.ts';
import type { InvitationServices } from './invitations.commands.ts';
import { standingOf } from './invitations.policy.ts';
import { isFreelancer, listJobsFor } from './invitations.repository.ts';
import { listReceived, listSent } from './list.repository.ts';

type InvitationOperations = OperationsOf<
  | 'listInvitations'
  | 'declineInvitation'
  | 'undoInvitationDecline'
  | 'listJobsToInviteTo'
  | 'listJobInvitations'
  | 'inviteFreelancer'
>;

const PAGE_SIZE = 20;
const MAX_JOBS = 100;

export function invitationOperations(services: InvitationServices): InvitationOperations {
  const { queries, clock } = services;
  return {
    async listInvitations({ query, person, url }) {
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      const list = { page, jobId: query.job, today: dayOf(clock()) };
      return ok(paginate(await listReceived(queries, person.id, list), page, url));
    },

    async declineInvitation({ params: { invitationId }, body, person }) {
      const decline = { reason: unlessBlank(body.reason) };
      const outcome = await answerInvitation(services, person, invitationId, decline);
      if (!outcome) return notFound;
      return 'refusal' in outcome ? conflict(outcome.refusal) : ok(outcome);
    },

    async undoInvitationDecline({ params: { invitationId }, person }) {
      const outcome = await answerInvitation(services, person, invitationId, null);
      if (!outcome) return notFound;
      return 'refusal' in outcome ? conflict(outcome.refusal) : ok(outcome);
    },

    async listJobsToInviteTo({ params: { freelancerId }, person }) {
      if (!(await isFreelancer(queries, freelancerId))) return notFound;
      const shown = { today: dayOf(clock()), limit: MAX_JOBS };
      const jobs = await listJobsFor(queries, person.accountId, freelancerId, shown);
      return ok({
        results: jobs.map(({ id, title, ...known }) => ({ id, title, standing: standingOf(known) })),
      });
    },

    async listJobInvitations({ params: { jobId }, query, person, url }) {
      const now = clock();
      if (!(await findMyJob(queries, jobId, person.accountId, now))) return notFound;
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      return ok(paginate(await listSent(queries, jobId, page, dayOf(now)), page, url));
    },

    async inviteFreelancer({ params: { jobId }, body, person }) {
      const outcome = await sendInvitation(services, person, jobId, body);
      if (outcome === 'not found') return notFound;
      if (outcome === 'freelancer unknown') return badFields({ freelancer_id: ['freelancer_unknown'] });
      if ('refusal' in outcome) return conflict(outcome.refusal);
      await recordActivity(queries, 'job', jobId, clock());
      return created(outcome);
    },
  };
}
