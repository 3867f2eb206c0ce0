import type { MyJob } from '@skillharbor/contract';
import { deadlineOf } from '../../cards/JobCard/deadline.ts';

/** Why a job needs its client's attention: undecided applicants, or a deadline soon, or both. */
export interface Attention {
  job: MyJob;
  /** Undecided applications. */
  undecided: number;
  /** The day by which they get an answer, where the job closes within days or takes no applications; `YYYY-MM-DD`. */
  answersBy: string | null;
  /** Days until it closes, if soon; 0 is today. */
  closesIn: number | null;
}

/**
 * The jobs that need the client's attention: first those with undecided applicants, then those that close soon; within
 * each the nearest deadline first.
 * @param today `YYYY-MM-DD`
 */
export function attention(jobs: readonly MyJob[], today: string): Attention[] {
  return jobs
    .map((job) => {
      const deadline = deadlineOf(job, today);
      const closesIn = deadline.kind === 'near' ? deadline.days : null;
      const undecided = job.undecided_count;
      const isDue = undecided > 0 && (closesIn !== null || !job.is_open);
      return { job, undecided, answersBy: isDue ? job.answers_by : null, closesIn };
    })
    .filter(({ undecided, closesIn }) => undecided > 0 || closesIn !== null)
    .toSorted(
      (a, b) =>
        Number(b.undecided > 0) - Number(a.undecided > 0) ||
        a.job.application_deadline.localeCompare(b.job.application_deadline),
    );
}
