import type { ApplicationStatus } from '@skillharbor/contract';

/**
 * The fields of an application that its rail needs. Both the freelancer's and the client's view of the application have
 * them.
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
  /** `now` marks the current stop. For an ended application, the last stop is the current one. */
  state: 'past' | 'now' | 'future';
  /** The time of the stop in ISO 8601. For the decision date, it is that day. It is null while the time is unknown. */
  at: string | null;
  /**
   * The urgency of the decision date while there is no decision: `soon` in the last three days, `overdue` after the
   * day.
   */
  urgency: 'soon' | 'overdue' | null;
}

const NEAR_DAYS = 3;
const DAY_MS = 86_400_000;

/**
 * Returns the stops of an application in order. An application that ended without being opened has no 'opened' stop.
 * A withdrawn application has no stop for the decision date, and neither has one that ended before this date.
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
    ...(status !== 'withdrawn' && isAfter(end, decision_date) ? [stop(answer, 'past')] : []),
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

/** Returns true if a time in ISO 8601 is known, and after the end of a UTC day. */
const isAfter = (at: string | null, day: string) => at !== null && at.slice(0, 10) > day;

function urgencyOf(day: string, today: string): RailStop['urgency'] {
  const left = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (left < 0) return 'overdue';
  return left <= NEAR_DAYS ? 'soon' : null;
}
