import type { MyApplication } from '@skillharbor/contract';

export interface ApplicationEvent {
  event: 'revealed' | 'changed' | 'shortlisted' | 'filled' | 'filledWithYou';
  /** The time of the event, in ISO 8601. */
  at: string;
}

type Dates = Pick<
  MyApplication,
  'decided_at' | 'changed_at' | 'revealed_at' | 'shortlisted_at' | 'filled_at' | 'fills_job'
>;

/**
 * Returns the events of an application that have no stop on its rail, in order of time. Of the edits of the job, only
 * the last one is included.
 */
export function eventsOf(application: Dates): ApplicationEvent[] {
  const dated: [ApplicationEvent['event'], string | null][] = [
    // A decision also reveals the name, so the reveal is not listed again as a separate event.
    ['revealed', application.revealed_at === application.decided_at ? null : application.revealed_at],
    ['changed', application.changed_at],
    ['shortlisted', application.shortlisted_at],
    [application.fills_job ? 'filledWithYou' : 'filled', application.filled_at],
  ];
  return dated
    .flatMap(([event, at]) => (at === null ? [] : [{ event, at }]))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
