import type { Category } from '@skillharbor/contract';
import { educationJobs } from './jobs-education.ts';
import { financeJobs } from './jobs-finance.ts';
import { healthcareJobs } from './jobs-healthcare.ts';
import { marketingJobs } from './jobs-marketing.ts';
import { otherJobs } from './jobs-other.ts';
import { techJobs } from './jobs-tech.ts';
import type { DemoJob } from './types.ts';

export type CategorizedJob = DemoJob & { category: Category };

/** Every job of the demo data, by the category it is posted in. */
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
