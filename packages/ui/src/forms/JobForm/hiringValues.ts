import { overlapRules } from '@skillharbor/contract';
import type { CountryCode, HirePlace, Job, JobFields, WorkType } from '@skillharbor/contract';
import type { client } from '../../messages/client.ts';
import type { Format } from '../../primitives/UiProvider/format.ts';
import { isBlank } from '../checks.ts';
import { countIn } from './countIn.ts';

/**
 * The values of the form that say where a job's freelancers may live. The time zone is ignored if there are no hours.
 */
export interface HiringValues {
  country: CountryCode | '';
  /** The chosen places, or only `anywhere`. The list is empty if the client has not stated any. */
  hire_from: readonly HireOption[];
  overlap_hours: string;
  overlap_time_zone: string;
}

export type HireOption = HirePlace | 'anywhere';

export const emptyHiring: HiringValues = {
  country: '',
  hire_from: [],
  overlap_hours: '',
  overlap_time_zone: 'UTC',
};

export function hiringValues({
  country,
  hire_from,
  overlap,
}: Pick<Job, 'country' | 'hire_from' | 'overlap'>): HiringValues {
  return {
    country: country ?? '',
    hire_from: hire_from?.kind === 'anywhere' ? ['anywhere'] : (hire_from?.places ?? []),
    overlap_hours: overlap?.hours.toString() ?? '',
    overlap_time_zone: overlap?.time_zone ?? emptyHiring.overlap_time_zone,
  };
}

/** Returns the fields to send: a job on site has only a country, and a remote job has no country. */
export function hiringIn(
  values: HiringValues & { remote: WorkType },
): Required<Pick<JobFields, 'country' | 'hire_from' | 'overlap'>> {
  const { remote, country, hire_from: chosen, overlap_time_zone } = values;
  const places = chosen.filter((place) => place !== 'anywhere');
  const stated = places.length > 0 ? ({ kind: 'places', places } as const) : null;
  const hours = countIn(values.overlap_hours, overlapRules.hours);
  return {
    country: remote === 'remote' ? null : country || null,
    hire_from: remote === 'onsite' ? null : chosen.includes('anywhere') ? { kind: 'anywhere' } : stated,
    overlap: remote === 'onsite' || hours === null ? null : { hours, time_zone: overlap_time_zone },
  };
}

/**
 * Returns the choice after a change. `anywhere` and places exclude each other, so the newer choice replaces the older.
 */
export function chosenAfter(before: readonly HireOption[], after: readonly HireOption[]): HireOption[] {
  const addsAnywhere = after.includes('anywhere') && !before.includes('anywhere');
  return after.filter((option) => (option === 'anywhere') === addsAnywhere);
}

export function overlapProblem(
  { remote, overlap_hours }: Pick<HiringValues, 'overlap_hours'> & { remote: WorkType },
  sentences: (typeof client)['jobForm']['errors'],
  format: Pick<Format, 'number'>,
): string | undefined {
  const isFine =
    remote === 'onsite' || isBlank(overlap_hours) || countIn(overlap_hours, overlapRules.hours) !== null;
  return isFine ? undefined : sentences.overlapInvalid(format.number(overlapRules.hours.maximum));
}
