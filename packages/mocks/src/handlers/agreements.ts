import type { Agreement, AgreementAction, AgreementTerms, Role, User } from '@skillharbor/contract';
import { changesBetween } from '@skillharbor/prose';
import { shown } from '../blindReview.ts';
import { mineOf } from '../fixtures/applicationShapes.ts';
import type { StoredAgreement } from '../fixtures/agreements.ts';
import { routesOf } from '../http.ts';
import { conflict, notFound } from '../responses.ts';
import { accountOf } from '../state.ts';
import type { State } from '../state.ts';
import { entriesOf } from './workRecord.ts';

interface Own {
  role: Role;
  stored: StoredAgreement | undefined;
  view: () => Agreement;
}

/** Maps each action to the states in which it is possible, with the state that follows each of them. */
const transitions: Readonly<
  Record<AgreementAction, Partial<Record<Agreement['state'], Agreement['state']>>>
> = {
  write: { empty: 'proposed', proposed: 'proposed' },
  confirm: { proposed: 'agreed' },
  start: { agreed: 'started' },
  deliver: { started: 'delivered' },
  mark_done: { delivered: 'half_done', half_done: 'done' },
  end: {
    proposed: 'ended',
    agreed: 'ended',
    started: 'ended',
    delivered: 'ended',
    half_done: 'ended',
  },
};

// TypeScript types the result of `Object.keys` as strings.
const actions = Object.keys(transitions) as AgreementAction[];

/** Handles the agreements between the two sides of accepted applications. */
export function agreementHandlers(state: State) {
  const on = routesOf(state);

  return [
    on('getAgreement', ({ params, person }) => {
      const own = ownOf(state, params.applicationId, person);
      return own ? { status: 200, body: own.view() } : notFound;
    }),

    on('writeAgreement', ({ params, body, person }) => {
      const own = ownOf(state, params.applicationId, person);
      if (!own) return notFound;
      const { based_on, ...terms } = body;
      if (based_on !== (own.stored?.versions.length ?? 0)) return conflict('agreement_changed');
      if (!allowed(own, 'write')) return conflict('agreement_moved');
      const stored = own.stored ?? begin(state, params.applicationId, own.role);
      stored.versions.push({ by: own.role, terms, written_at: state.now });
      take(state, stored, 'write', own.role);
      return { status: 201, body: own.view() };
    }),

    on('takeAgreementStep', ({ params, body, person }) => {
      const own = ownOf(state, params.applicationId, person);
      if (!own) return notFound;
      if (body.action === 'confirm' && body.version !== own.stored?.versions.length)
        return conflict('agreement_changed');
      if (!own.stored || !allowed(own, body.action)) return conflict('agreement_moved');
      if (body.action === 'end') own.stored.endReason = body.reason;
      if (body.action === 'confirm') own.stored.isAgreed = true;
      take(state, own.stored, body.action, own.role);
      return { status: 200, body: own.view() };
    }),

    on('getAgreementPdf', ({ params, person }) => {
      const own = ownOf(state, params.applicationId, person);
      if (!own?.stored) return notFound;
      return { status: 200, file: new Blob(['%PDF-1.7']), name: `agreement-${params.applicationId}.pdf` };
    }),
  ];
}

function ownOf(state: State, id: number, person: User): Own | undefined {
  const sent = state.applications.find(({ application }) => application.id === id);
  const job = state.jobs.find((one) => one.job.id === sent?.listing);
  if (!sent || !job) return undefined;
  const { application } = sent;
  const isParty =
    person.role === 'client'
      ? job.owner === accountOf(state, person)
      : application.freelancer_id === person.pk;
  if (!isParty || mineOf({ job: job.job, application }).status !== 'accepted') return undefined;
  const { role } = person;
  const find = () => state.agreements.find((one) => one.application === id);
  const view = (): Agreement => {
    const stored = find();
    return {
      application_id: id,
      job_id: job.job.id,
      job_title: job.job.title,
      client_name: job.job.company,
      freelancer_name: shown(state, application).applicant.name,
      state: stored?.state ?? 'empty',
      version: stored?.versions.length ?? 0,
      terms: stored?.versions.at(-1)?.terms ?? null,
      confirmed_by: confirmedBy(stored),
      edits: editsOf(stored),
      steps: stored?.steps ?? [],
      end_reason: stored?.endReason ?? null,
      actions: actions.filter((action) => allowed({ role, stored }, action)),
      work_record: entriesOf(state, id, role).filter(() => stored?.state === 'done'),
    };
  };
  return { role, stored: find(), view };
}

function allowed({ role, stored }: Pick<Own, 'role' | 'stored'>, action: AgreementAction): boolean {
  const present = stored?.state ?? 'empty';
  const isTurnOfOther = stored?.by === role;
  if (action === 'confirm' && isTurnOfOther) return false;
  if (action === 'mark_done' && present === 'half_done' && isTurnOfOther) return false;
  if (action === 'deliver' && role !== 'freelancer') return false;
  return transitions[action][present] !== undefined;
}

function begin(state: State, application: number, by: Role): StoredAgreement {
  const stored: StoredAgreement = {
    application,
    state: 'empty',
    by,
    versions: [],
    isAgreed: false,
    steps: [],
    endReason: null,
  };
  state.agreements.push(stored);
  return stored;
}

function take({ now }: State, stored: StoredAgreement, action: AgreementAction, by: Role): void {
  stored.state = transitions[action][stored.state] ?? stored.state;
  stored.by = by;
  stored.steps.push({ action, by, taken_at: now });
}

function confirmedBy(stored: StoredAgreement | undefined): Role[] {
  if (stored?.isAgreed) return ['client', 'freelancer'];
  const writer = stored?.versions.at(-1)?.by;
  return writer ? [writer] : [];
}

function editsOf(stored: StoredAgreement | undefined): Agreement['edits'] {
  return (stored?.versions ?? [])
    .flatMap(({ by, terms, written_at }, index) => {
      const earlier = stored?.versions[index - 1];
      const changes = earlier && changesBetween<AgreementTerms>(earlier.terms, terms);
      return changes ? [{ version: index + 1, by, changed_at: written_at, ...changes }] : [];
    })
    .toReversed();
}
