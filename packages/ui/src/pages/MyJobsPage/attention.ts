import type { MyJob } from '@skillharbor/contract';
import { deadlineOf } from '../../cards/JobCard/deadline.ts';

/** The reasons why a job needs its client's attention: undecided applicants, a near deadline, or both. */
export interface Attention {
  job: MyJob;
  /** The number of undecided applications. */
  undecided: number;
  /** The decision date, `YYYY-MM-DD`, if the job has undecided applicants. */
  decisionDate: string | null;
  /** The number of days until the job closes, if it closes soon. 0 means today. */
  closesIn: number | null;
}

/**
 * Returns the jobs that need the client's attention: first those with undecided applicants, and then those that close
 * soon. Each group is sorted by date, the nearest first: the decision date in the first group, and the deadline in the
 * second.
 * @param today `YYYY-MM-DD`
 */
export function attention(jobs: readonly MyJob[], today: string): Attention[] {
  return jobs
    .map((job) => {
      const deadline = deadlineOf(job, today);
      const closesIn = deadline.kind === 'near' ? deadline.days : null;
      const undecided = job.undecided_count;
      return { job, undecided, decisionDate: undecided > 0 ? job.decision_date : null, closesIn };
    })
    .filter(({ undecided, closesIn }) => undecided > 0 || closesIn !== null)
    .toSorted(
      (a, b) => Number(b.undecided > 0) - Number(a.undecided > 0) || dueOf(a).localeCompare(dueOf(b)),
    );
}

const dueOf = ({ job, decisionDate }: Attention) => decisionDate ?? job.application_deadline;
