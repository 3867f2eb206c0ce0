import { overlapRules } from '@skillharbor/contract';
import type { CountryCode, HirePlace, Job, JobFields, WorkType } from '@skillharbor/contract';
import type { client } from '../../messages/client.ts';
import type { Format } from '../../primitives/UiProvider/format.ts';
import { isBlank } from '../checks.ts';
import { countIn } from './countIn.ts';

/** Where a job hires from, in the form. The time zone has no meaning without hours. */
export interface HiringValues {
  country: CountryCode | '';
  /** The chosen places, or `anywhere` alone. An empty list means that it is not stated. */
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

/** Returns what to send: a job on site has a country alone, and a remote job has none. */
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

/** Returns the choice after a change: `anywhere` and places exclude each other, and the newer one counts. */
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
