import type { ApplicationStatus } from '@skillharbor/contract';

/**
 * The fields of an application that its rail needs. The freelancer's and the client's view of the application both
 * have them.
 */
export interface RailDates {
  status: ApplicationStatus;
  applied_at: string;
  opened_at: string | null;
  /** The UTC day by which the client decides, `YYYY-MM-DD`. */
  decision_date: string;
  decided_at: string | null;
  withdrawn_at: string | null;
  closed_at: string | null;
}

export interface RailStop {
  event: 'sent' | 'opened' | 'answer' | 'decided' | Exclude<ApplicationStatus, 'pending'>;
  /** `now` is the current stop, which for an ended application is its last one. */
  state: 'past' | 'now' | 'future';
  /** The time of the stop in ISO 8601, the day of the answer, or null if it is not known yet. */
  at: string | null;
  /** Set on the promised answer while it is missing: `soon` in the last three days, `overdue` after its day. */
  urgency: 'soon' | 'overdue' | null;
}

const NEAR_DAYS = 3;
const DAY_MS = 86_400_000;

/**
 * Returns the stops of an application in their order. An application that ended without being opened has no such stop,
 * and one that was withdrawn has no promised answer.
 *
 * @param today the current UTC day, `YYYY-MM-DD`
 */
export function railOf(application: RailDates, today: string): RailStop[] {
  const { status, applied_at, opened_at, decision_date } = application;
  const answer = { event: 'answer', at: decision_date } as const;
  if (status === 'pending') {
    const urgency = urgencyOf(decision_date, today);
    const current = urgency !== null ? 'answer' : opened_at === null ? 'sent' : 'opened';
    const opened = opened_at === null ? 'future' : 'past';
    return [
      stop({ event: 'sent', at: applied_at }, current === 'sent' ? 'now' : 'past'),
      stop({ event: 'opened', at: opened_at }, current === 'opened' ? 'now' : opened),
      stop(answer, current === 'answer' ? 'now' : 'future', urgency),
      stop({ event: 'decided', at: null }, 'future'),
    ];
  }
  const end = {
    accepted: application.decided_at,
    rejected: application.decided_at,
    withdrawn: application.withdrawn_at,
    closed: application.closed_at,
  }[status];
  return [
    stop({ event: 'sent', at: applied_at }, 'past'),
    ...(opened_at === null ? [] : [stop({ event: 'opened', at: opened_at }, 'past')]),
    ...(status === 'withdrawn' ? [] : [stop(answer, 'past')]),
    stop({ event: status, at: end }, 'now'),
  ];
}

function stop(
  what: Pick<RailStop, 'event' | 'at'>,
  state: RailStop['state'],
  urgency: RailStop['urgency'] = null,
): RailStop {
  return { ...what, state, urgency };
}

function urgencyOf(day: string, today: string): RailStop['urgency'] {
  const left = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (left < 0) return 'overdue';
  return left <= NEAR_DAYS ? 'soon' : null;
}
