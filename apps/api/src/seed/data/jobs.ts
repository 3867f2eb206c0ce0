import type { Category } from '@skillharbor/contract';
import { educationJobs } from './jobsEducation.ts';
import { financeJobs } from './jobsFinance.ts';
import { healthcareJobs } from './jobsHealthcare.ts';
import { marketingJobs } from './jobsMarketing.ts';
import { otherJobs } from './jobsOther.ts';
import { techJobs } from './jobsTech.ts';
import type { DemoJob } from './types.ts';

export type CategorizedJob = DemoJob & { category: Category };

/** All jobs of the demo data. */
export const jobs: readonly CategorizedJob[] = [
  ...inCategory('tech', techJobs),
  ...inCategory('finance', financeJobs),
  ...inCategory('healthcare', healthcareJobs),
  ...inCategory('marketing', marketingJobs),
  ...inCategory('education', educationJobs),
  ...inCategory('other', otherJobs),
];

function inCategory(category: Category, list: readonly DemoJob[]): CategorizedJob[] {
  return list.map((job) => ({ ...job, category }));
}
