import type { JobVersion } from '@skillharbor/contract';

export interface DemoEdit {
  /** A job's title. */
  of: string;
  /** Days ago; fractions are parts of a day. */
  edited: number;
  /** What the job said differently before. */
  before: Partial<JobVersion>;
}

/** One for a job at most. The demo freelancer applied to this job of the demo client before. */
export const edits: readonly DemoEdit[] = [
  {
    of: 'Product designer for a ferry booking app',
    edited: 0.6,
    before: { pay: { min: 70, max: 90, currency: 'USD', period: 'hour' }, remote: 'remote' },
  },
];
