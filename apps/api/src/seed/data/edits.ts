import type { JobVersion } from '@skillharbor/contract';

export interface DemoEdit {
  /** The title of the job. */
  of: string;
  /** How many days ago the job was edited. Fractions are parts of a day. */
  edited: number;
  /** The earlier values of what the edit changed. */
  before: Partial<JobVersion>;
}

/**
 * The edits of jobs, at most one for each job. The demo freelancer applied to the ferry job of the demo client before
 * the edit.
 */
export const edits: readonly DemoEdit[] = [
  {
    of: 'Product designer for a ferry booking app',
    edited: 0.6,
    before: { pay: { min: 70, max: 90, currency: 'USD', period: 'hour' }, remote: 'remote' },
  },
];
