/** The texts of the page about the user's own account. */
export const accountPage = {
  title: 'Account',
  changePassword: 'Change password',
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
        'We send a link to the new address, which replaces the old one when you confirm it. The old one gets a mail, too.',
      labels: { email: 'New email', password: 'Password' },
      submit: 'Send the link',
      submitting: 'Sending…',
      cancel: 'Cancel',
      sent: (email: string) => `A mail is on its way to ${email}.`,
    },
  },
  language: {
    title: 'Language',
    intro: 'The pages are in this language, and so are our mails to you.',
  },
  settings: { loading: 'Loading your settings...', loadFailed: 'Failed to load your settings.' },
  timeZone: {
    title: 'Time zone',
    label: 'Days and times are in',
    hint: 'Deadlines are days without a time. They are the same everywhere.',
    /** Offers the time zone of the device. */
    ofDevice: (zone: string) => `Take that of this device: ${zone}`,
    submit: 'Save the time zone',
    submitting: 'Saving…',
    saved: 'Your time zone is saved.',
  },
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
    /** What the user logged in with. */
    factors: {
      password: 'With the password',
      passkey: 'With a passkey',
      password_and_code: 'With the password and a code',
      password_and_recovery_code: 'With the password and a recovery code',
    },
    loggedIn: (date: string) => `Logged in ${date}`,
    lastUsed: (date: string) => `Last used ${date}`,
    end: 'Log out',
    /** A text after the button's label for screen readers. */
    ofDevice: (device: string) => `of ${device}`,
    ending: 'Logging out…',
    endOthers: 'Log out everywhere else',
    onlyThis: 'You are logged in on this device only.',
    ended: 'The device is logged out.',
    othersEnded: 'All other devices are logged out.',
    failed: 'The device could not be logged out. Please try again.',
  },
};
