/** The texts of the page about the user's own account. */
export const accountPage = {
  title: 'Account',
  /** The accessible name of the navigation that links to the parts of the page. */
  parts: 'The parts of this page',
  /** The titles of the parts of the page. The last part is about the user's data. */
  groups: { you: 'About you', notifications: 'Emails and notifications', security: 'Security' },
  password: 'Password',
  change: 'Change',
  cancel: 'Cancel',
  /** The value of the setting for mails if the user wants none of the optional mails. */
  noMails: 'None of the optional emails',
  changePassword: 'Change password',
  company: 'Your company',
  name: {
    title: 'Your name',
    submit: 'Save the name',
    submitting: 'Saving…',
    saved: 'Your name is saved.',
  },
  address: {
    title: 'Email address',
    waiting: (email: string) => `We sent a link to ${email}. The address changes when you confirm it.`,
    change: 'Change the address',
    modal: {
      title: 'Change the address',
      intro:
        'We send a link to the new address, which replaces the old one when you confirm it. The old one gets an email, too.',
      labels: { email: 'New email', password: 'Password' },
      submit: 'Send the link',
      submitting: 'Sending…',
      cancel: 'Cancel',
      sent: (email: string) => `An email is on its way to ${email}.`,
    },
  },
  language: {
    title: 'Language',
    intro: 'The pages are in this language, and so are our emails to you.',
  },
  settings: { loading: 'Loading your settings...', loadFailed: 'Failed to load your settings.' },
  timeZone: {
    title: 'Time zone',
    label: 'Days and times are in',
    hint: 'Deadlines are days without a time. They are the same everywhere.',
    /** The text of the button that chooses the time zone of the device. */
    ofDevice: (zone: string) => `Use the time zone of this device: ${zone}`,
    submit: 'Save the time zone',
    submitting: 'Saving…',
    saved: 'Your time zone is saved.',
  },
  activityLink: 'Activity of your account',
  data: {
    title: 'Your data',
    intro: 'You can take everything along: what we store about you, and what you wrote and uploaded.',
    open: 'Download my data',
    modal: {
      title: 'Download your data',
      intro: 'You get a ZIP archive with your files, and your data as JSON. It takes a moment.',
      labels: { password: 'Password' },
      submit: 'Download',
      submitting: 'Downloading…',
      cancel: 'Cancel',
    },
    done: 'The archive is with your downloads.',
    failed: 'The archive could not be made. Please try again.',
  },
  sessions: {
    title: 'Where you are logged in',
    intro: 'If you do not know a device, log it out and change your password.',
    loading: 'Loading sessions...',
    loadFailed: 'Failed to load your sessions.',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    current: 'This device',
    /** The names of the ways to log in, for the list of sessions. */
    factors: {
      password: 'With the password',
      passkey: 'With a passkey',
      password_and_code: 'With the password and a code',
      password_and_recovery_code: 'With the password and a recovery code',
    },
    loggedIn: (date: string) => `Logged in ${date}`,
    lastUsed: (date: string) => `Last used ${date}`,
    end: 'Log out',
    /** A text that only screen readers read, after the button's label. */
    ofDevice: (device: string) => `of ${device}`,
    endOthers: 'Log out everywhere else',
    onlyThis: 'You are logged in on this device only.',
    ended: 'The device is logged out.',
    othersEnded: 'All other devices are logged out.',
    failed: 'The device could not be logged out. Please try again.',
    modal: {
      title: (device: string) => `Log out of ${device}?`,
      othersTitle: 'Log out everywhere else?',
      intro: 'Your password confirms that it is you. A device that is logged out notices at its next step.',
      labels: { password: 'Password' },
      submit: 'Log out',
      submitting: 'Logging out…',
      cancel: 'Cancel',
    },
  },
};
