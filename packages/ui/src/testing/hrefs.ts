import type { DeskHrefs } from '../layout/DeskFrame/DeskFrame.tsx';
import type { SiteHrefs } from '../layout/siteLinks.ts';

/** Addresses that go nowhere, so that pressing a link does not leave the story. */
export const hrefs: SiteHrefs = {
  home: '#home',
  jobs: '#jobs',
  pricing: '#pricing',
  howItWorks: '#how-it-works',
  signIn: '#signin',
  signUp: '#signup',
  signUpClient: '#signup-client',
  freelancers: '#freelancers',
  myApplications: '#dashboard',
  profile: '#profile',
  createJob: '#create-job',
  account: '#account',
  savedJobs: '#saved-jobs',
  savedSearches: '#saved-searches',
  savedFreelancers: '#saved-freelancers',
  messages: '#messages',
  notifications: '#notifications',
};

export const deskHrefs: DeskHrefs = {
  overview: '#desk',
  people: '#desk-people',
  listings: '#desk-listings',
  skills: '#desk-skills',
  invitations: '#desk-invitations',
  settings: '#desk-settings',
  mailTexts: '#desk-mails',
  brand: '#desk-brand',
  legal: '#desk-legal',
};
