import type { Invitation, InvitationState, SentInvitation, User } from '@skillharbor/contract';
import type { StoredInvitation } from '../fixtures/invitations.ts';
import { routesOf } from '../http.ts';
import { conflict, invalid, notFound, pageOf } from '../responses.ts';
import { accountOf, applicationsTo, ownJob } from '../state.ts';
import type { State } from '../state.ts';

const MAX_A_DAY = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Handles requests for the invitations that clients send to freelancers. */
export function invitationHandlers(state: State) {
  const on = routesOf(state);
  const freelancerWith = (id: number) => state.freelancers.find((one) => one.id === id);
  const own = (id: string, { pk }: User) =>
    state.invitations.find((stored) => stored.id === id && stored.freelancer === pk);
  const invited = (listing: number, freelancer: number) =>
    state.invitations.some((one) => one.listing === listing && one.freelancer === freelancer);

  return [
    on('listInvitations', ({ url, query, person }) => {
      const results = state.invitations
        .filter(({ freelancer, listing }) => freelancer === person.pk && listing === (query.job ?? listing))
        .toSorted(newestFirst)
        .flatMap((stored) => receivedOf(state, stored));
      return { status: 200, body: pageOf(results, url, query.page) };
    }),

    on('declineInvitation', ({ params, body, person }) => {
      const stored = own(params.invitationId, person);
      if (!stored) return notFound;
      const refusal = answerRefusal(state, stored);
      if (refusal) return conflict(refusal);
      Object.assign(stored, { declined: true, decline_reason: body.reason?.trim() || null });
      const [invitation] = receivedOf(state, stored);
      return invitation ? { status: 200, body: invitation } : notFound;
    }),

    on('undoInvitationDecline', ({ params, person }) => {
      const stored = own(params.invitationId, person);
      if (!stored) return notFound;
      const refusal = answerRefusal(state, stored);
      if (refusal) return conflict(refusal);
      Object.assign(stored, { declined: false, decline_reason: null });
      const [invitation] = receivedOf(state, stored);
      return invitation ? { status: 200, body: invitation } : notFound;
    }),

    on('listJobsToInviteTo', ({ params, person }) => {
      const { freelancerId } = params;
      if (!freelancerWith(freelancerId)) return notFound;
      const results = state.jobs
        .filter(({ job, owner, deleted }) => owner === accountOf(state, person) && !deleted && job.is_open)
        .map(({ job: { id, title } }) => ({
          id,
          title,
          standing: invited(id, freelancerId)
            ? ('invited' as const)
            : hasApplied(state, id, freelancerId, isVisible)
              ? ('applied' as const)
              : ('open' as const),
        }));
      return { status: 200, body: { results } };
    }),

    on('listJobInvitations', ({ params, url, query, person }) => {
      if (!ownJob(state, params.jobId, person)) return notFound;
      const results = state.invitations
        .filter(({ listing }) => listing === params.jobId)
        .toSorted(newestFirst)
        .flatMap((stored) => sentOf(state, stored));
      return { status: 200, body: pageOf(results, url, query.page) };
    }),

    on('inviteFreelancer', ({ params: { jobId }, body, person }) => {
      const stored = ownJob(state, jobId, person);
      if (!stored) return notFound;
      const { id, freelancer_id: freelancer, message } = body;
      const before = state.invitations.find((one) => one.id === id && one.listing === jobId);
      const [same] = before ? sentOf(state, before) : [];
      if (same) return { status: 201, body: same };
      const invitee = freelancerWith(freelancer);
      if (!invitee) return invalid({ freelancer_id: ['freelancer_unknown'] });
      if (!stored.job.is_open) return conflict('invitations_closed');
      if (!invitee.accepts_invitations) return conflict('invitations_off');
      if (invited(jobId, freelancer)) return conflict('invited_already');
      if (hasApplied(state, jobId, freelancer, isVisible)) return conflict('invitee_has_applied');
      if (sentToday(state, person) >= MAX_A_DAY)
        return conflict({ code: 'invitations_of_day', params: { max: MAX_A_DAY, hours: 24 } });
      const added = {
        id,
        listing: jobId,
        freelancer,
        message,
        sent_at: state.now,
        declined: false,
        decline_reason: null,
      };
      state.invitations.push(added);
      const [sent] = sentOf(state, added);
      return sent ? { status: 201, body: sent } : notFound;
    }),
  ];
}

const newestFirst = (one: StoredInvitation, other: StoredInvitation) =>
  other.sent_at.localeCompare(one.sent_at);

/** Under blind review, the client must not see who has applied. */
const isVisible = ({ hidden }: { hidden: boolean }) => !hidden;

function hasApplied(
  state: State,
  listing: number,
  freelancer: number,
  isSeen: (application: { hidden: boolean }) => boolean = () => true,
): boolean {
  return applicationsTo(state, listing).some((one) => one.freelancer_id === freelancer && isSeen(one));
}

const jobOf = (state: State, { listing }: StoredInvitation) =>
  state.jobs.find(({ job }) => job.id === listing)?.job;

function stateOf(state: State, stored: StoredInvitation, isApplied: boolean): InvitationState {
  if (isApplied) return 'applied';
  if (stored.declined) return 'declined';
  return jobOf(state, stored)?.is_open ? 'waiting' : 'ended';
}

function answerRefusal(state: State, stored: StoredInvitation) {
  if (hasApplied(state, stored.listing, stored.freelancer)) return 'invitation_applied';
  return jobOf(state, stored)?.is_open ? null : 'invitation_ended';
}

function receivedOf(state: State, stored: StoredInvitation): Invitation[] {
  const job = jobOf(state, stored);
  if (!job) return [];
  const { id, listing, freelancer, message, sent_at, decline_reason } = stored;
  return [
    {
      id,
      job_id: job.id,
      job_title: job.title,
      company_name: job.company,
      message,
      sent_at,
      state: stateOf(state, stored, hasApplied(state, listing, freelancer)),
      decline_reason,
    },
  ];
}

function sentOf(state: State, stored: StoredInvitation): SentInvitation[] {
  const { id, listing, freelancer, message, sent_at, decline_reason } = stored;
  const to = state.freelancers.find((one) => one.id === freelancer);
  if (!to) return [];
  return [
    {
      id,
      freelancer_id: freelancer,
      freelancer_name: `${to.user.first_name} ${to.user.last_name}`,
      profile_picture: to.profile_picture,
      message,
      sent_at,
      state: stateOf(state, stored, hasApplied(state, listing, freelancer, isVisible)),
      decline_reason,
    },
  ];
}

/** Counts the invitations that a freelancer has not answered, and can still answer. */
export function countWaiting(state: State, { pk }: User): number {
  return state.invitations
    .filter(({ freelancer }) => freelancer === pk)
    .flatMap((stored) => receivedOf(state, stored))
    .filter((invitation) => invitation.state === 'waiting').length;
}

function sentToday(state: State, client: User): number {
  const since = new Date(Date.parse(state.now) - DAY_MS).toISOString();
  return state.invitations.filter(
    ({ listing, sent_at }) => sent_at > since && ownJob(state, listing, client) !== undefined,
  ).length;
}
