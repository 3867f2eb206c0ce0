import type { Role } from '@skillharbor/contract';
import type { Messages } from '../messages/english.ts';

/** Where the bar and the footer lead. The layout knows no URLs. */
export interface SiteHrefs {
  home: string;
  jobs: string;
  pricing: string;
  howItWorks: string;
  signIn: string;
  signUp: string;
  /** Signing up as a client: 'Find Talent'. */
  signUpClient: string;
  freelancers: string;
  /** A freelancer's own applications. */
  dashboard: string;
  profile: string;
  createJob: string;
}

export interface SiteLink {
  href: string;
  label: string;
}

type Words = Messages['layout'];

/** The links of the navigation bar; signing out is a button, and not among them. */
export function navigationLinks(role: Role | null, hrefs: SiteHrefs, words: Words): SiteLink[] {
  if (role === 'freelancer') {
    return [
      { href: hrefs.home, label: words.findJobs },
      { href: hrefs.dashboard, label: words.dashboard },
      { href: hrefs.profile, label: words.profile },
    ];
  }
  if (role === 'client') {
    return [
      { href: hrefs.home, label: words.dashboard },
      { href: hrefs.createJob, label: words.postJob },
      { href: hrefs.freelancers, label: words.findFreelancers },
    ];
  }
  return [
    { href: hrefs.home, label: words.home },
    { href: hrefs.jobs, label: words.explore },
    { href: hrefs.pricing, label: words.pricing },
    { href: hrefs.signIn, label: words.logIn },
  ];
}

/** The footer's two columns; signing out is a button at the end of the second. */
export function footerLinks(role: Role | null, hrefs: SiteHrefs, words: Words): [SiteLink[], SiteLink[]] {
  const home = { href: hrefs.home, label: words.home };
  const howItWorks = { href: hrefs.howItWorks, label: words.howItWorks };
  if (role === 'freelancer') return [[home, { href: hrefs.jobs, label: words.findWork }], [howItWorks]];
  if (role === 'client')
    return [[home, { href: hrefs.freelancers, label: words.findFreelancers }], [howItWorks]];
  return [
    [home, { href: hrefs.signUp, label: words.signUp }, { href: hrefs.jobs, label: words.findWork }],
    [
      { href: hrefs.signUpClient, label: words.findTalent },
      howItWorks,
      { href: hrefs.pricing, label: words.pricing },
    ],
  ];
}
