import type { Category, JobCount } from '@skillharbor/contract';

export function countOf(category: Category, counts: readonly JobCount[]): number | null {
  return counts.find((one) => one.category === category)?.active ?? null;
}

export function countAll(counts: readonly JobCount[]): number | null {
  return counts.length === 0 ? null : counts.reduce((sum, { active }) => sum + active, 0);
}
