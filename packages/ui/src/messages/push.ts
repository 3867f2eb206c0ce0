/** The texts about notifications on this device, which the browser shows even while no page is open. */
export const push = {
  title: 'Notifications on this device',
  intro:
    'This device can notify you even while this site is closed. It shows one sentence and the title of the job, and nothing during your quiet hours.',
  loading: 'Checking this device...',
  loadFailed: 'We could not check whether this device shows notifications.',
  states: {
    unsupported: 'This browser cannot show notifications. You can still read them on the notifications page.',
    uninstalled:
      'On an iPhone or iPad, only the app on the home screen can show notifications. In Safari, tap “Share”, then “Add to Home Screen”, and open this site from there.',
    denied:
      'Your browser blocks notifications from this site. Allow them in its settings for this site, and load this page again.',
    off: 'This device shows no notifications.',
    on: 'This device shows your notifications until you log out.',
  },
  turnOn: 'Show notifications on this device',
  turningOn: 'Turning on…',
  turnOff: 'Stop notifications on this device',
  turningOff: 'Turning off…',
  groups: {
    label: 'What does this device show?',
    other: 'Everything else',
    otherHint: {
      client: 'Agreements, jobs that were published or paused, and more.',
      freelancer: 'Decisions about your applications, agreements, and more.',
    },
  },
  others: 'These devices show your notifications as well, until you log out there:',
  turnedOn: 'This device shows your notifications.',
  turnedOff: 'This device no longer shows notifications.',
  notAllowed: 'Your browser did not allow notifications, so they stay off.',
  notSubscribed: 'Your browser could not turn on notifications. Please try again later.',
  failed: 'Your choice could not be saved. Please try again.',
};
