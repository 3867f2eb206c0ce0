import type { MyJob } from '@skillharbor/contract';

/** A deadline this many days ahead, or fewer, is near. */
export const nearDays = 3;

/** Why a job needs its client now. At least one of the two holds. */
export interface Attention {
  job: MyJob;
  /** Applications that wait for a decision. */
  undecided: number;
  /** It takes applications for at most three more days. */
  closesSoon: boolean;
}

/**
 * The jobs that need the client: first those where people wait for a decision, then those that close soon; within
 * each the nearest deadline first.
 * @param today `YYYY-MM-DD`
 */
export function attention(jobs: readonly MyJob[], today: string): Attention[] {
  return jobs
    .map((job) => ({ job, undecided: job.undecided_count, closesSoon: closesSoon(job, today) }))
    .filter(({ undecided, closesSoon }) => undecided > 0 || closesSoon)
    .toSorted(
      (a, b) =>
        Number(b.undecided > 0) - Number(a.undecided > 0) ||
        a.job.application_deadline.localeCompare(b.job.application_deadline),
    );
}

/** Whether the job takes applications now and its deadline is near. `today` is `YYYY-MM-DD`. */
export function closesSoon(job: MyJob, today: string) {
  const days = (Date.parse(job.application_deadline) - Date.parse(today)) / 86_400_000;
  return job.is_open && days <= nearDays;
}
