/** The texts about teams, whose members act for one client account. */
export const team = {
  page: {
    title: 'Your team',
    titleOf: (company: string) => `The team of ${company}`,
    intro: 'Everyone here acts for the same company, with a login of their own.',
    readerIntro: 'You can see everything here. To change something, ask the owner for another role.',
    account: 'Your account',
    company: 'Your company',
    loading: 'Loading the team…',
    loadFailed: 'Unable to load the team. Please try again later.',
    members: 'Members',
    alone: 'You act for your company alone.',
    aloneReason: 'Invite someone, and both of you see the same jobs, applications and messages.',
    you: 'You',
    since: (date: string) => `Since ${date}`,
    makeRecruiter: 'Make recruiter',
    makeReader: 'Make reader',
    handOver: 'Hand over',
    remove: 'Remove',
    leave: 'Leave the team',
    ofMember: (name: string) => `of ${name}`,
    changing: 'Saving…',
    changed: (name: string) => `The role of ${name} was changed.`,
    removed: (name: string) => `${name} is no longer in the team.`,
    left: 'You have left the team.',
    handedOver: (name: string) => `${name} is the owner now.`,
    changeFailed: 'This could not be changed. Please try again.',
    invitations: 'Invitations',
    expired: 'Expired',
    expires: (date: string) => `Works until ${date}`,
    resend: 'Send again',
    withdraw: 'Withdraw',
    ofInvitation: (email: string) => `the invitation of ${email}`,
    resent: (email: string) => `A new link was sent to ${email}.`,
    withdrawn: (email: string) => `The invitation of ${email} was withdrawn.`,
  },

  /** The texts of the page that replaces a page for which the user lacks the role. */
  refusal: {
    title: 'Your role does not include this',
    reader: 'Readers of a team can look, but not change. Ask the owner for another role.',
    recruiter: 'Only the owner of the team can change the company.',
    team: 'Your team',
    home: 'Back to Home',
  },

  roles: {
    owner: 'Owner',
    recruiter: 'Recruiter',
    reader: 'Reader',
  },
  roleHints: {
    recruiter: 'Posts jobs, decides on applications and writes to freelancers.',
    reader: 'Sees everything and changes nothing.',
  },

  invite: {
    title: 'Invite someone',
    labels: { email: 'Email address', role: 'Role' },
    emailRequired: 'Enter an email address.',
    emailInvalid: 'Enter an email address such as name@example.com.',
    submit: 'Send invitation',
    submitting: 'Sending…',
    sent: (email: string) => `An invitation was sent to ${email}. Its link works for 7 days.`,
    failed: 'The invitation could not be sent. Please try again.',
  },

  removal: {
    title: (name: string) => `Remove ${name} from the team?`,
    text: 'They lose access at once. What they decided and wrote stays.',
    confirm: 'Remove',
    confirming: 'Removing…',
    cancel: 'Cancel',
    failed: 'The member could not be removed. Please try again.',
  },

  leaving: {
    title: 'Leave the team?',
    text: 'You lose access to its jobs and messages at once, and act for your own account again.',
    confirm: 'Leave',
    confirming: 'Leaving…',
    cancel: 'Stay',
    failed: 'You could not leave. Please try again.',
  },

  handOver: {
    title: (name: string) => `Make ${name} the owner?`,
    intro:
      'Jobs, company and messages stay as they are. You become a recruiter, and only the new owner can take that back. Open invitations are withdrawn.',
    labels: { password: 'Your password' },
    submit: 'Hand over',
    submitting: 'Handing over…',
    cancel: 'Cancel',
    failed: 'The team could not be handed over. Please try again.',
  },

  join: {
    title: 'Join a team',
    loading: 'Loading the invitation…',
    loadFailed: 'Unable to load the invitation. Please try again later.',
    unknownLink: 'This link does not work any more. Ask for a new invitation.',
    offer: (owner: string, team: string) => `${owner} invites you to act for ${team}.`,
    asRole: (role: string) => `Your role would be: ${role}`,
    own: 'Your own account and its company stay, and wait until you leave the team.',
    visitor: (email: string) =>
      `Log in or sign up as a client with the address ${email}, and open the link again.`,
    logIn: 'Log in',
    signUp: 'Sign up',
    freelancer:
      'You are logged in as a freelancer. Only a client can join a team: log in with a client’s account.',
    otherAddress: (invited: string, own: string) =>
      `The invitation was sent to ${invited}, but your address is ${own}. Ask for an invitation to your address.`,
    join: 'Join the team',
    joining: 'Joining…',
    failed: 'You could not join. Please try again.',
    joined: (team: string) => `You act for ${team} now.`,
    team: 'Your team',
  },

  /** The texts that name the team member who did something. */
  by: (name: string) => `by ${name}`,
  noteBy: (name: string) => `Last written by ${name}`,
};
