import type { MyApplication } from '@skillharbor/contract';

export interface Step {
  event:
    | 'sent'
    | 'opened'
    | 'revealed'
    | 'changed'
    | 'shortlisted'
    | 'decided'
    | 'withdrawn'
    | 'closed'
    | 'filled'
    | 'filledWithYou';
  /** The time of the step, in ISO 8601. */
  at: string;
}

export interface Timeline {
  /** The steps in the order in which they happened. */
  steps: readonly Step[];
  /** The event that the freelancer is waiting for, or null if nothing follows. */
  next: 'opening' | 'decision' | null;
}

type Dates = Pick<
  MyApplication,
  | 'status'
  | 'applied_at'
  | 'opened_at'
  | 'decided_at'
  | 'withdrawn_at'
  | 'closed_at'
  | 'changed_at'
  | 'revealed_at'
  | 'shortlisted_at'
  | 'filled_at'
  | 'fills_job'
>;

/** Returns the events of an application, as far as its freelancer knows. It includes only the last edit of the job. */
export function timelineOf(application: Dates): Timeline {
  const { status, opened_at, revealed_at } = application;
  const dated: [Step['event'], string | null][] = [
    ['sent', application.applied_at],
    ['opened', opened_at],
    // A decision also reveals the name, so the reveal is then not a separate step.
    ['revealed', revealed_at === application.decided_at ? null : revealed_at],
    ['changed', application.changed_at],
    ['shortlisted', application.shortlisted_at],
    ['decided', application.decided_at],
    ['withdrawn', application.withdrawn_at],
    ['closed', application.closed_at],
    [application.fills_job ? 'filledWithYou' : 'filled', application.filled_at],
  ];
  return {
    steps: dated
      .flatMap(([event, at]) => (at === null ? [] : [{ event, at }]))
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    next: status !== 'pending' ? null : opened_at === null ? 'opening' : 'decision',
  };
}
