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
  sessions: {
    title: 'Where you are logged in',
    intro: 'If you do not know a device, log it out and change your password.',
    loading: 'Loading sessions...',
    loadFailed: 'Failed to load your sessions.',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    current: 'This device',
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
