import type { Role } from '@skillharbor/contract';

export type PlanName = 'free' | 'basic' | 'premium';

/** The prices in US dollars a month. */
export const prices: Record<Role, Record<PlanName, number>> = {
  freelancer: { free: 0, basic: 19, premium: 49 },
  client: { free: 0, basic: 29, premium: 79 },
};

export const planNames: readonly PlanName[] = ['free', 'basic', 'premium'];

type Row =
  'price' | 'applications' | 'listings' | 'help' | 'trial' | 'profile' | 'jobs' | 'applicants' | 'directory';

/**
 * The properties of the plans that the table compares, for each role. Properties that differ between the plans come
 * first.
 */
export const comparedRows: Record<Role, readonly Row[]> = {
  freelancer: ['price', 'applications', 'help', 'trial', 'profile', 'jobs'],
  client: ['price', 'listings', 'help', 'trial', 'applicants', 'directory'],
};

/** The maximum number of applications or listings in each plan, or null if it is unlimited. */
export const most: Record<'applications' | 'listings', Record<PlanName, number | null>> = {
  applications: { free: 10, basic: 50, premium: null },
  listings: { free: 3, basic: 15, premium: null },
};
