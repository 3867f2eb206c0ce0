/** The texts about the calendar with a user's dates. */
export const calendar = {
  title: 'Calendar',
  intro: {
    freelancer:
      'Your calendar program can show the dates of your applications, saved jobs and agreements, and follow their changes.',
    client: 'Your calendar program can show the dates of your jobs and agreements, and follow their changes.',
  },
  loading: 'Loading your calendar address...',
  loadFailed: 'Your calendar address could not be loaded.',
  create: 'Create a private address',
  renew: 'Replace the address',
  remove: 'Remove the address',
  working: 'Working…',
  address: 'The address of your calendar',
  secret:
    'Add it in your calendar program as a subscription. Everyone who knows it can read these dates. If others have learned it, replace it.',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  notCopied: 'The address could not be copied. Please select it.',
  created: 'Your calendar has an address.',
  renewed: 'Your calendar has a new address. The earlier one no longer works.',
  removed: 'The address of your calendar no longer works.',
  failed: 'The address could not be changed. Please try again.',
  download: 'Add the dates to a calendar',
};
