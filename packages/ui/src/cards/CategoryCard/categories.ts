import type { Category } from '@skillharbor/contract';

const everyOne: Record<Category, true> = {
  tech: true,
  finance: true,
  healthcare: true,
  marketing: true,
  education: true,
  other: true,
};

/** All of the contract's categories: one that is added there does not compile until it is here. */
export const categories = Object.keys(everyOne) as readonly Category[];
