/** The texts about how often a job was opened, and about the outcomes of its applications. */
export const funnel = {
  title: 'From readers to decisions',
  explanation: 'We store only daily totals, without cookies. One person may be counted several times.',
  loading: 'Loading numbers...',
  loadFailed: 'Unable to load these numbers. Please try again later.',
  views: 'Views',
  received: 'Applications',
  opened: 'Applications you opened',
  decided: 'Decisions sent',
  noViews: 'Nobody has opened the job yet.',
  plot: (days: string, most: string) =>
    `How often the job was opened in the last ${days} days: at most ${most} times on one day`,
  table: 'The numbers of each day',
  day: 'Day',
  times: 'Views',
  from: 'Where readers came from',
  unknown: 'Not known',
};
