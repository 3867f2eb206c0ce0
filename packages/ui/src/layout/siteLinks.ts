import type { Role } from '@skillharbor/contract';
import type { Messages } from '../messages/english.ts';

/**
 * The addresses in the navigation bar and the footer. They are props, because the layout does not know any addresses
 * itself.
 */
export interface SiteHrefs {
  home: string;
  jobs: string;
  pricing: string;
  howItWorks: string;
  signIn: string;
  signUp: string;
  /** The address where clients sign up, which the link 'Find Talent' opens. */
  signUpClient: string;
  freelancers: string;
  /** The address of the page that lists the freelancer's own applications. */
  myApplications: string;
  profile: string;
  /**
   * The address of the form for a new job. It is null for a team member with the role of reader, who cannot post jobs.
   */
  createJob: string | null;
  account: string;
  /** The address of the page that lists saved jobs, for freelancers and visitors. */
  savedJobs: string;
  /** The address of the page that lists the user's saved searches. */
  savedSearches: string;
  /** The address of the page that lists the client's saved freelancers. */
  savedFreelancers: string;
  /** The address of the list of the user's conversations. */
  messages: string;
  notifications: string;
  /** The address of the list of cases, for moderators. It is undefined for other users. */
  moderation?: string | undefined;
  /** The address of the page on which operators run the installation. It is undefined for other users. */
  desk?: string | undefined;
}

export interface SiteLink {
  href: string;
  label: string;
}

type LayoutMessages = Messages['layout'];

/** Returns the links of the navigation bar. They do not include signing out, because it is a button. */
export function navigationLinks(role: Role | null, hrefs: SiteHrefs, messages: LayoutMessages): SiteLink[] {
  if (role === 'freelancer') {
    return [
      { href: hrefs.home, label: messages.findJobs },
      { href: hrefs.myApplications, label: messages.dashboard },
      { href: hrefs.profile, label: messages.profile },
    ];
  }
  if (role === 'client') {
    return [
      { href: hrefs.home, label: messages.dashboard },
      ...(hrefs.createJob === null ? [] : [{ href: hrefs.createJob, label: messages.postJob }]),
      { href: hrefs.freelancers, label: messages.findFreelancers },
    ];
  }
  return [
    { href: hrefs.home, label: messages.home },
    { href: hrefs.jobs, label: messages.explore },
    { href: hrefs.pricing, label: messages.pricing },
    { href: hrefs.signIn, label: messages.logIn },
  ];
}

/**
 * Returns the links of the footer's two columns. Signing out is not among them, because it is a button at the end of
 * the second column.
 */
export function footerLinks(
  role: Role | null,
  hrefs: SiteHrefs,
  messages: LayoutMessages,
): [SiteLink[], SiteLink[]] {
  const home = { href: hrefs.home, label: messages.home };
  const howItWorks = { href: hrefs.howItWorks, label: messages.howItWorks };
  const signedIn = [
    howItWorks,
    ...(hrefs.moderation === undefined ? [] : [{ href: hrefs.moderation, label: messages.moderation }]),
    ...(hrefs.desk === undefined ? [] : [{ href: hrefs.desk, label: messages.desk }]),
  ];
  if (role === 'freelancer') return [[home, { href: hrefs.jobs, label: messages.findWork }], signedIn];
  if (role === 'client')
    return [[home, { href: hrefs.freelancers, label: messages.findFreelancers }], signedIn];
  return [
    [
      home,
      { href: hrefs.signUp, label: messages.signUp },
      { href: hrefs.jobs, label: messages.findWork },
      { href: hrefs.savedJobs, label: messages.savedJobs },
    ],
    [
      { href: hrefs.signUpClient, label: messages.findTalent },
      howItWorks,
      { href: hrefs.pricing, label: messages.pricing },
    ],
  ];
}
