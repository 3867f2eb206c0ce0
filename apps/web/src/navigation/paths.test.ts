import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { createRoutes } from '../router.tsx';
import { paths } from './paths.ts';

const routes = createRoutes();
const patternOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

/** An example address for each path builder, with the pattern of its route. */
const examples: Record<keyof typeof paths, [address: string, pattern: string]> = {
  home: [paths.home({ sort: 'oldest' }), '/'],
  howItWorks: [paths.howItWorks(), '/how-it-works'],
  category: [paths.category(), '/category'],
  categoryJobs: [paths.categoryJobs('tech'), '/category/:category'],
  pricing: [paths.pricing(), '/pricing'],
  jobs: [paths.jobs({ search: 'a & b?', category: ['tech'] }), '/jobs'],
  job: [paths.job(5), '/job/:jobId'],
  company: [paths.company('north-pier'), '/company/:company'],
  questions: [paths.questions(5), '/job/:jobId'],
  invitation: [paths.invitation(5), '/job/:jobId'],
  manageQuestions: [paths.manageQuestions(5), '/manage-job/:jobId/questions'],
  manageDetails: [paths.manageDetails(5), '/manage-job/:jobId/job'],
  manageHistory: [paths.manageHistory(5), '/manage-job/:jobId/history'],
  apply: [paths.apply(5), '/apply/:jobId'],
  freelancers: [paths.freelancers('?page=2'), '/freelancers'],
  foundFreelancers: [paths.foundFreelancers({ search: 'maps', skill: 3 }), '/freelancers'],
  freelancer: [paths.freelancer(7), '/freelancer/:id'],
  invite: [paths.invite(7), '/freelancer/:id/invite'],
  signIn: [paths.signIn({ from: '/apply/5?a=1#b' }), '/signin'],
  signUp: [paths.signUp({ tab: 'client' }), '/signup'],
  forgotPassword: [paths.forgotPassword(), '/forgot-password'],
  account: [paths.account(), '/account'],
  messages: [paths.messages(), '/messages'],
  openConversation: [paths.openConversation(7), '/messages'],
  thread: [paths.thread(7), '/messages/visitor/:threadId'],
  agreementWithClient: [paths.agreementWithClient(5), '/dashboard/:applicationId/agreement'],
  agreementWithApplicant: [
    paths.agreementWithApplicant(5, 7),
    '/applicant/:jobId/application/:applicationId/agreement',
  ],
  conversationWithClient: [paths.conversationWithClient(5), '/dashboard/:applicationId'],
  conversationWithApplicant: [
    paths.conversationWithApplicant(5, 7),
    '/applicant/:jobId/application/:applicationId',
  ],
  notifications: [paths.notifications(), '/notifications'],
  activity: [paths.activity(), '/account/activity'],
  workRecord: [paths.workRecord(), '/work-record'],
  savedJobs: [paths.savedJobs(), '/saved-jobs'],
  savedSearches: [paths.savedSearches(), '/saved-searches'],
  savedFreelancers: [paths.savedFreelancers(), '/saved-freelancers'],
  changePassword: [paths.changePassword(), '/change-password'],
  resetPassword: [paths.resetPassword('a b'), '/reset-password'],
  confirmAddress: [paths.confirmAddress('a b'), '/confirm-address'],
  restoreAddress: [paths.restoreAddress('a b'), '/restore-address'],
  unsubscribe: [paths.unsubscribe('a b'), '/unsubscribe'],
  savedSearch: [paths.savedSearch('a b'), '/saved-search'],
  stillLooking: [paths.stillLooking('a b'), '/still-looking'],
  legal: [paths.legal('terms'), '/legal/:kind'],
  desk: [paths.desk(), '/admin'],
  deskListings: [paths.deskListings({ search: '7' }), '/admin/listings'],
  deskSkills: [paths.deskSkills({ search: 'go' }), '/admin/skills'],
  deskPeople: [paths.deskPeople({ search: 'ada' }), '/admin/people'],
  deskPerson: [paths.deskPerson(5), '/admin/people/:personId'],
  deskInvitations: [paths.deskInvitations(), '/admin/invitations'],
  deskMailTexts: [paths.deskMailTexts(), '/admin/mails'],
  deskMailText: [paths.deskMailText('acceptance', { language: 'de' }), '/admin/mails/:mailName'],
  deskSettings: [paths.deskSettings(), '/admin/settings'],
  deskBrand: [paths.deskBrand({ saved: 'true' }), '/admin/brand'],
  deskLegal: [paths.deskLegal({ kind: 'terms' }), '/admin/legal'],
  moderation: [paths.moderation({ state: 'decided' }), '/moderation'],
  moderationCase: [paths.moderationCase(5), '/moderation/:caseId'],
  statements: [paths.statements(), '/statements'],
  statement: [paths.statement(5), '/statements/:statementId'],
  linkedStatement: [paths.linkedStatement('a b'), '/statement'],
  transparency: [paths.transparency(), '/transparency'],
  report: [paths.report('a b'), '/report'],
  visitorThread: [paths.visitorThread('a b'), '/thread'],
  myApplications: [paths.myApplications({ status: 'accepted' }), '/dashboard'],
  myApplication: [paths.myApplication(5), '/dashboard/:applicationId'],
  profile: [paths.profile(), '/profile'],
  editProfile: [paths.editProfile(), '/edit-profile'],
  myJobs: [paths.myJobs(), '/my-job-listings'],
  team: [paths.team(), '/team'],
  joinTeam: [paths.joinTeam('a b'), '/join-team'],
  editCompany: [paths.editCompany(), '/edit-company'],
  createJob: [paths.createJob(), '/create-job'],
  manageJob: [paths.manageJob(5), '/manage-job/:jobId'],
  editJob: [paths.editJob(5), '/edit-job/:id'],
  fillJob: [paths.fillJob(5), '/manage-job/:jobId'],
  declineAll: [paths.declineAll(5), '/manage-job/:jobId/decline-all'],
  compare: [paths.compare(5, [7, 8]), '/manage-job/:jobId/compare'],
  applicant: [paths.applicant(5, 7), '/applicant/:jobId/:freelancerId'],
  application: [paths.application(5, 7), '/applicant/:jobId/application/:applicationId'],
};

describe('an address', () => {
  test.each(Object.values(examples))('%s belongs to the route %s', (address, pattern) => {
    expect(patternOf(address)).toBe(pattern);
  });

  test('keeps its query unchanged', () => {
    const { searchParams } = new URL(paths.jobs({ search: 'a & b?', category: ['tech'] }), 'http://x');
    expect(Object.fromEntries(searchParams)).toEqual({ search: 'a & b?', category: 'tech' });
    expect(paths.jobs({ search: '' })).toBe('/jobs');
    expect(paths.jobs({ location: ['Kyiv', 'Oslo'], has_pay: true, posted_within: 7 })).toBe(
      '/jobs?location=Kyiv&location=Oslo&has_pay=true&posted_within=7',
    );
    expect(paths.createJob({ from: 5 })).toBe('/create-job?from=5');
    expect(paths.jobs({ search: 'a', sort: 'oldest', page: 2 })).toBe('/jobs?search=a&sort=oldest&page=2');
  });
});

test('every route has a builder for its addresses', () => {
  const built = Object.values(examples).map(([, pattern]) => pattern);
  expect(patternsIn(routes).filter((pattern) => !built.includes(pattern))).toEqual(['*']);
});

function patternsIn(tree: readonly RouteObject[]): string[] {
  return tree.flatMap(({ path, children }) => [...(path ? [path] : []), ...patternsIn(children ?? [])]);
}
