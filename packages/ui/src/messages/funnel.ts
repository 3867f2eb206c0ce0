/** The texts about how many people read a job, applied, and got a decision. */
export const funnel = {
  title: 'From readers to decisions',
  explanation: 'Only sums for each day are counted, without cookies. One person may count several times.',
  loading: 'Loading numbers...',
  loadFailed: 'Unable to load these numbers. Please try again later.',
  views: 'Opened by readers',
  received: 'Applications',
  opened: 'Applications you opened',
  decided: 'Applicants who know your decision',
  noViews: 'Nobody has opened the job yet.',
  plot: (days: string, most: string) =>
    `How often the job was opened in the last ${days} days: at most ${most} times on one day`,
  table: 'The numbers of each day',
  day: 'Day',
  times: 'Opened',
  from: 'Where readers came from',
  unknown: 'Not known',
};
