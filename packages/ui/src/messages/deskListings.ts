import type { DeskJobState } from '@skillharbor/contract';

const states: Record<DeskJobState, string> = {
  open: 'Open',
  closed: 'Closed',
  filled: 'Filled',
  planned: 'Planned',
  inactive: 'Inactive',
  hidden: 'Hidden by a ruling',
  deleted: 'Deleted',
};

/** The texts of the page on which operators find job listings. */
export const deskListings = {
  title: 'Listings',
  lead: 'Find a job listing, also one that nobody else sees. What happens to it is decided in a case.',
  search: 'Title, company or number',
  find: 'Find',
  loading: 'Loading the listings...',
  loadFailed: 'The listings could not be loaded. Please try again later.',
  empty: 'No listings found',
  emptyReason: 'No title and no company has this text, and no listing has this number.',
  columns: {
    job: 'Job',
    company: 'Company',
    state: 'State',
    owner: 'Client',
    reports: 'Reports',
    created: 'Created',
    case: 'Case',
  },
  states,
  number: (number: string) => `No. ${number}`,
  noOwner: 'A former member',
  openCase: 'Open a case',
  seeCase: 'See the case',
};
