import { noCompany } from '@skillharbor/prose';
import { plural } from './plural.ts';

export const layout = {
  skipToContent: 'Skip to the content',
  nextPageComing: 'Loading the page',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  home: 'Home',
  explore: 'Explore',
  pricing: 'Pricing',
  logIn: 'Log in',
  findJobs: 'Find Jobs',
  dashboard: 'Dashboard',
  profile: 'Profile',
  postJob: 'Post Job',
  findFreelancers: 'Find Freelancers',
  account: 'Account',
  messages: 'Messages',
  /** Returns the name of the link to the messages, with the number of unread conversations. */
  unread: (count: number, number: string) =>
    plural(count, 'Messages, 1 unread conversation', `Messages, ${number} unread conversations`),
  notifications: 'Notifications',
  /** Returns the name of the link to the notifications, with the number of unread ones. */
  newNotifications: (number: string) => `Notifications, ${number} new`,
  /** The accessible name of the button with the user's initials. */
  accountMenu: 'Account menu',
  roles: { freelancer: 'Freelancer', client: 'Client' },
  /** The name of an applicant whose name is hidden under blind review. */
  applicant: (number: string) => `Applicant ${number}`,
  /** The name of a client without a company. */
  clientName: (company: string) => (company === noCompany ? 'The client' : company),
  savedJobs: 'Saved jobs',
  savedJobsWithNews: (number: string) => `Saved jobs, ${number} with news`,
  savedSearches: 'Saved searches',
  savedFreelancers: 'Saved freelancers',
  logOut: 'Log Out',
  findWork: 'Find Work',
  findTalent: 'Find Talent',
  signUp: 'Sign Up',
  howItWorks: 'How it Works',
  moderation: 'Moderation',
  desk: 'Desk',
  /** The accessible name of the links to the legal texts. */
  legalNavigation: 'Legal',
  /** The name of each kind of legal text, for its link and its page. */
  legalTexts: {
    rules: 'Rules',
    terms: 'Terms',
    privacy: 'Privacy',
    imprint: 'Imprint',
    accessibility: 'Accessibility',
  },
  /** The lines of the footer, for Skill Harbor and for other brands. */
  footerLine: 'Work that arrives, and people who answer.',
  brandLine: 'A marketplace for freelance work.',
  brandLegalLine: (name: string) =>
    `${name} runs on Skill Harbor, which is open source under the MIT License.`,
  legalLine: '© Skill Harbor maintainers. Open source under the MIT License.',
  /** The accessible name of the language buttons. */
  language: 'Language',
  logOutQuestion: 'Are you sure you want to log out?',
  loggingOut: 'Logging out…',
  cancel: 'Cancel',
  restoringSession: 'Please wait, restoring your session...',
  /** The texts of the page that replaces a page that failed to render. */
  error: {
    title: 'Something went wrong',
    home: 'Back to Home',
  },
};
