import { describe, expect, test } from 'vitest';
import { layout } from '../messages/layout.ts';
import { footerLinks, navigationLinks } from './siteLinks.ts';
import type { SiteHrefs } from './siteLinks.ts';

const hrefs: SiteHrefs = {
  home: '/',
  jobs: '/jobs',
  pricing: '/pricing',
  howItWorks: '/how-it-works',
  signIn: '/signin',
  signUp: '/signup',
  signUpClient: '/signup?tab=client',
  freelancers: '/freelancers',
  myApplications: '/dashboard',
  profile: '/profile',
  createJob: '/create-job',
  account: '/account',
  savedJobs: '/saved-jobs',
  savedSearches: '/saved-searches',
  notifications: '/notifications',
  savedFreelancers: '/saved-freelancers',
  messages: '/messages',
};

const written = (links: readonly { href: string; label: string }[]) =>
  links.map(({ href, label }) => `${label} ${href}`);

describe('the navigation bar', () => {
  test.each([
    [null, ['Home /', 'Explore /jobs', 'Pricing /pricing', 'Log in /signin']],
    ['freelancer', ['Find Jobs /', 'Dashboard /dashboard', 'Profile /profile']],
    ['client', ['Dashboard /', 'Post Job /create-job', 'Find Freelancers /freelancers']],
  ] as const)('has the specified links for %s', (role, links) => {
    expect(written(navigationLinks(role, hrefs, layout))).toEqual(links);
  });
});

test('the navigation bar does not offer to post a job to a team member with the role of reader', () => {
  expect(written(navigationLinks('client', { ...hrefs, createJob: null }, layout))).toEqual([
    'Dashboard /',
    'Find Freelancers /freelancers',
  ]);
});

describe('the footer', () => {
  test.each([
    [
      null,
      ['Home /', 'Sign Up /signup', 'Find Work /jobs', 'Saved jobs /saved-jobs'],
      ['Find Talent /signup?tab=client', 'How it Works /how-it-works', 'Pricing /pricing'],
    ],
    ['freelancer', ['Home /', 'Find Work /jobs'], ['How it Works /how-it-works']],
    ['client', ['Home /', 'Find Freelancers /freelancers'], ['How it Works /how-it-works']],
  ] as const)('has the specified links for %s', (role, first, second) => {
    expect(footerLinks(role, hrefs, layout).map(written)).toEqual([first, second]);
  });
});
