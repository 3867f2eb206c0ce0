/** The texts of the page about the user's own account. */
export const accountPage = {
  title: 'Account',
  changePassword: 'Change password',
  sessions: {
    title: 'Where you are logged in',
    intro: 'If you do not know a device, log it out and change your password.',
    loading: 'Loading sessions...',
    loadFailed: 'Failed to load your sessions.',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    current: 'This device',
    /** What the user logged in with. */
    factors: { password: 'With the password', passkey: 'With a passkey' },
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
