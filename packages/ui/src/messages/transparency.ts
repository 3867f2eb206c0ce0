/** The texts of the page with the yearly moderation statistics. */
export const transparency = {
  title: 'Moderation in numbers',
  lead: 'What was reported on this site in each year, and what moderators decided about it.',
  loading: 'Loading the numbers...',
  loadFailed: 'The numbers could not be loaded. Please try again later.',
  empty: 'Nothing has been reported yet',
  emptyReason: 'The numbers of each year appear here once there are any.',
  counting:
    'Several reports of the same text count one by one, but lead to one decision. A decision counts in the year in which it is made, which may be after the report. So the numbers of reports and decisions differ.',
  received: 'Received',
  reports: 'Reports by people',
  noticed: 'Texts noticed automatically',
  allReceived: 'Total',
  decided: 'Decided',
  actions: {
    dismiss: 'Dismissed',
    request_change: 'A change was requested',
    hide: 'Hidden',
    suspend: 'Accounts suspended',
    end_account: 'Accounts closed',
  },
  allDecided: 'All decisions',
  median: 'Median time to the decision',
  hours: (count: number, number: string) => (count === 1 ? '1 hour' : `${number} hours`),
  appeals: 'Appeals',
  appealed: 'Appealed',
  reversed: 'Decisions reversed after an appeal',
};
