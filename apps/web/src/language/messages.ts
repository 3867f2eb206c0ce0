import type { ProblemName } from '@skillharbor/api-client';

/** The name of a site for which no brand was chosen. */
export const USUAL_NAME = 'Skill Harbor';

/**
 * Returns the app's own texts, in English, for a site with this name. The texts of the pages are in the component
 * library.
 */
export const englishAppMessagesFor = (site: string) => ({
  siteName: site,
  title: (page: string) => `${page} – ${site}`,
  managedJobFailed: 'Failed to load job listing or applications.',
  applicantFailed: 'Unable to load applicant details.',
  unreachable: `We cannot reach ${site}. Check your connection and try again.`,
  sessionEnded: 'Your session has ended. Please log in again.',
  draftSaved: 'Your session has ended. Log in again to go on: what you wrote is kept.',
  signInFirst: 'Please log in to go on.',
  appliedUnknown: 'We could not check whether you have already applied to this job.',
  notSent: 'Something went wrong. Please try again.',
  savedFull: (max: number) => `You can save ${max}. Remove some that you no longer need first.`,
  orderFailed: 'The new order could not be saved. Please try again.',
  wentWrong: 'Something went wrong on this page. Please try again.',
  chunkMissing: 'This page could not be loaded. Check your connection and try again.',
  partMissing: 'This part of the page could not be loaded. Check your connection and try again.',
  languageFailed: 'This language could not be loaded. Check your connection and try again.',
  /** Shown if the page already uses the new language, but the account could not save it. */
  mailLanguageFailed: 'Your emails keep their language: your choice could not be saved. Please try again.',
  /** Translates a sentence of the server, which is in English, by the code of the problem. */
  ofServer: (sentence: string, _problem?: ProblemName) => sentence,
  leave: {
    title: 'Leave without saving?',
    explanation: 'What you typed on this page will be lost.',
    confirm: 'Leave',
    cancel: 'Keep editing',
  },
  /** Asks before the user leaves a page that is still sending the typed text. */
  leaveSending: {
    title: 'Leave while this is being sent?',
    explanation: 'You can leave: sending goes on, and you are told how it ends.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
  /** Informs a user who has left the page during a submission. `reason` is a sentence. */
  notSentDraftSaved: (reason: string) => `Not sent: ${reason} Your draft is kept.`,
  toasts: {
    jobCreated: 'Job created.',
    draftSaved: 'Draft saved.',
    draftDeleted: 'Draft deleted.',
    jobPlanned: 'Job created. It goes public on the day that you chose.',
    jobSaved: 'Changes saved.',
    jobDeleted: 'Job deleted.',
    jobActivated: 'The job is active again.',
    jobDeactivated: 'The job is inactive now.',
    accepted: 'Application accepted.',
    rejected: 'Application declined.',
    jobFilled: 'The job is marked as filled.',
    undone: 'The decision is taken back.',
    declinedAll: (count: number) =>
      count === 1 ? 'Application declined.' : `${count} applications declined.`,
    profileSaved: 'Profile saved.',
    pieceAdded: 'Piece added.',
    pieceSaved: 'Piece saved.',
    pieceRemoved: 'Piece removed.',
    companySaved: 'Company saved.',
  },
  titles: {
    landing: 'Freelance work that arrives',
    job: 'Job',
    company: (name: string) => `${name}: jobs and company`,
    freelancer: 'Freelancer',
    manageJob: 'Manage Job',
    compare: (jobTitle: string) => `Compare applicants: ${jobTitle}`,
    declineAll: (jobTitle: string) => `Decline all: ${jobTitle}`,
    applicant: 'Applicant',
    application: (jobTitle: string) => `Your application: ${jobTitle}`,
    page: (title: string, page: number) => `${title}, page ${page}`,
  },
  /** The alternative text of the picture that link previews of the site show. */
  sitePicture: 'A lamp on a quay shines over dark water. Good work docks here.',
  /** The descriptions that search engines and shared links show below the title. */
  descriptions: {
    landing: `${site} is an open marketplace for freelance work: clients post jobs and choose whom to work with, freelancers find jobs and apply.`,
    jobs: 'Freelance jobs from clients everywhere, newest first. Read each in full, and apply with a letter and a resume.',
    jobsIn: (about: string) => `${about}: freelance jobs, newest first.`,
    company: (name: string) => `The open jobs of ${name}.`,
    freelancers:
      'Freelancers who can start on your work: what they do, what they charge, and how to reach them.',
    signIn: 'Log in to follow your applications, or to read those that your jobs receive.',
    signUp: 'Join as a freelancer or as a client. It costs nothing to start.',
  },
});

export const englishAppMessages = englishAppMessagesFor(USUAL_NAME);

/** The type that every translation has. */
export type AppMessages = typeof englishAppMessages;
