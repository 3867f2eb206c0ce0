import type { Availability } from '@skillharbor/contract';

/** Without a limit on one side, any rate is low or high enough. */
export interface RateRange {
  min?: number;
  max?: number;
  /** Only rates in this currency are compared. */
  currency: string;
}

/** The values chosen in the filter panel. Nothing chosen is no restriction. */
export interface DirectoryFilters {
  /** The ids of skills, all of which a freelancer must have. */
  skills: readonly number[];
  /** Any of these. */
  availability: readonly Availability[];
  rate: RateRange | null;
}

export const noDirectoryFilters: DirectoryFilters = { skills: [], availability: [], rate: null };

export function countDirectoryFilters({ skills, availability, rate }: DirectoryFilters): number {
  return skills.length + availability.length + (rate === null ? 0 : 1);
}
