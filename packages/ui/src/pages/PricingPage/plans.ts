import type { Role } from '@skillharbor/contract';

export type PlanName = 'free' | 'basic' | 'premium';

/** The prices in US dollars a month. */
export const prices: Record<Role, Record<PlanName, number>> = {
  freelancer: { free: 0, basic: 19, premium: 49 },
  client: { free: 0, basic: 29, premium: 79 },
};

export const planNames: readonly PlanName[] = ['free', 'basic', 'premium'];
