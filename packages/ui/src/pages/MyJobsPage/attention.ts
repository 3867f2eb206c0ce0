import type { MyJob } from '@skillharbor/contract';
import { deadlineOf } from '../../cards/JobCard/deadline.ts';

/** The reasons why a job needs its client's attention: undecided applicants, a near deadline, or both. */
export interface Attention {
  job: MyJob;
  /** The number of undecided applications. */
  undecided: number;
  /** The decision date, `YYYY-MM-DD`, if applicants are waiting. */
  decisionDate: string | null;
  /** The number of days until the job closes, if that is soon. 0 means today. */
  closesIn: number | null;
}

/**
 * Returns the jobs that need the client's attention: jobs with undecided applicants first, and then jobs that close
 * soon. Within each group, the nearest date comes first: that of the decisions, or the deadline.
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
