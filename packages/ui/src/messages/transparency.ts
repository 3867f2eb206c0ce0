/** The texts of the page with the yearly moderation statistics. */
export const transparency = {
  title: 'Moderation in numbers',
  lead: 'What was reported on this site in each year, and what moderators decided about it.',
  loading: 'Loading the numbers...',
  loadFailed: 'The numbers could not be loaded. Please try again later.',
  empty: 'Nothing has been reported yet',
  emptyReason: 'The numbers of each year appear here once there are any.',
  reports: 'Reports by people',
  noticed: 'Texts that plain rules noticed',
  actions: {
    dismiss: 'Dismissed',
    request_change: 'A change was requested',
    hide: 'Hidden',
    suspend: 'Accounts suspended',
    end_account: 'Accounts ended',
  },
  median: 'Median time to the decision',
  hours: (count: number, number: string) => (count === 1 ? '1 hour' : `${number} hours`),
  appeals: 'Appeals',
  reversed: 'Decisions reversed after an appeal',
};
