import type { JobVersion } from '@skillharbor/contract';

export interface DemoEdit {
  /** The title of the job. */
  of: string;
  /** The number of days since the job was edited. It may be a fraction. */
  edited: number;
  /** The values that the edit replaced. */
  before: Partial<JobVersion>;
}

/**
 * The edits of jobs, at most one for each job. The ferry job of the demo client was edited after the demo freelancer
 * had applied to it.
 */
export const edits: readonly DemoEdit[] = [
  {
    of: 'Product designer for a ferry booking app',
    edited: 0.6,
    before: { pay: { min: 70, max: 90, currency: 'USD', period: 'hour' }, remote: 'remote' },
  },
];
