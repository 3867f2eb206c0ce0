import type { PostedWithin } from '@skillharbor/contract';

/** The texts of the filter panel, of the chips for active filters, and of a list without results. */
export const jobFilters = {
  category: 'Category',
  location: 'Location',
  company: 'Company',
  /** The name for all clients without a company. */
  unknownCompany: 'Unknown',
  employmentType: 'Employment type',
  workType: 'Work type',
  locatedIn: 'I am in',
  anyCountry: 'Any country',
  counted: (country: string, count: string) => `${country} (${count})`,
  notStated: 'Include jobs that do not say from where they hire',
  notStatedLegend: 'Not stated',
  /** The text of the button that chooses the country of the user's profile. */
  useCountry: (country: string) => `Use ${country}, as in your profile`,
  pay: 'Pay',
  payMin: 'At least',
  payCurrency: 'Currency',
  payPeriod: 'For each',
  payInvalid: 'Type an amount, like 60 or 4000.',
  posted: 'Posted',
  postedAnyTime: 'Any time',
  postedWithin: {
    1: 'Since yesterday',
    7: 'Last 7 days',
    30: 'Last 30 days',
  } satisfies Record<PostedWithin, string>,
  more: 'More filters',
  hasPay: 'Leave out jobs without pay',
  isOpen: 'Only open jobs',
  /** The button below the filters on a phone, where the list is out of view. */
  show: (count: number, number: string) => (count === 1 ? 'Show 1 job' : `Show ${number} jobs`),
  showMore: (number: string) => `Show more than ${number} jobs`,
  /** The label while the number of jobs is unknown. */
  showAny: 'Show jobs',

  pills: {
    category: (names: string) => `Categories: ${names}`,
    location: (names: string) => `Locations: ${names}`,
    company: (names: string) => `Companies: ${names}`,
    employment_type: (names: string) => `Employment types: ${names}`,
    remote: (names: string) => `Work types: ${names}`,
    located_in: (country: string) => `I am in: ${country}`,
    located_in_or_not_stated: (country: string) => `I am in: ${country}, or not stated`,
    pay: (amount: string) => `Pay: at least ${amount}`,
    posted_within: {
      1: 'Posted: since yesterday',
      7: 'Posted: last 7 days',
      30: 'Posted: last 30 days',
    } satisfies Record<PostedWithin, string>,
    has_pay: 'Only jobs with pay',
    is_open: 'Only open jobs',
  },

  empty: 'No job passes all of these filters.',
  emptySearch: (words: string) => `No job for “${words}” passes all of these filters.`,
  /** The texts that suggest removing one filter. Without the suggested filter, the list has the most jobs. */
  without: (pill: string, count: number, number: string) =>
    count === 1 ? `Without “${pill}” there is 1 job.` : `Without “${pill}” there are ${number} jobs.`,
  drop: (pill: string) => `Drop “${pill}”`,
};
