import type { CountryCode, LocatedIn } from '@skillharbor/contract';

/** The country of the reader. `notStated` includes the jobs that do not say from where they hire. */
export interface LocatedInFilter {
  country: CountryCode;
  notStated: boolean;
}

/** Returns the values of the contract that the filter means. */
export function locatedInValues({ country, notStated }: LocatedInFilter): LocatedIn[] {
  return notStated ? [country, 'not_stated'] : [country];
}
