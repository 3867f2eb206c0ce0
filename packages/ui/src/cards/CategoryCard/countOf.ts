import type { Category, JobCount } from '@skillharbor/contract';

export function countOf(category: Category, counts: readonly JobCount[]): number | null {
  return counts.find((one) => one.category === category)?.active ?? null;
}
