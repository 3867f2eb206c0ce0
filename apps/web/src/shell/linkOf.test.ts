import { expect, test } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { linkOf } from './linkOf.ts';

test.each([
  [paths.home(), null, paths.home()],
  [paths.jobs(), null, paths.jobs()],
  ['/jobs/', null, paths.jobs()],
  [paths.job(5), null, paths.jobs()],
  [paths.categoryJobs('tech'), null, paths.jobs()],
  [paths.forgotPassword(), null, paths.signIn()],
  [paths.signUp(), null, paths.signUp()],
  [paths.jobs(), 'freelancer', paths.home()],
  [paths.job(5), 'freelancer', paths.home()],
  [paths.apply(5), 'freelancer', paths.home()],
  [paths.editProfile(), 'freelancer', paths.profile()],
  [paths.myApplications(), 'freelancer', paths.myApplications()],
  [paths.myJobs(), 'client', paths.home()],
  [paths.job(5), 'client', paths.home()],
  [paths.manageJob(5), 'client', paths.home()],
  [paths.editJob(5), 'client', paths.home()],
  [paths.applicant(5, 7), 'client', paths.home()],
  [paths.freelancer(7), 'client', paths.freelancers()],
  [paths.invite(7), 'client', paths.freelancers()],
  [paths.createJob(), 'client', paths.createJob()],
  [paths.account(), 'client', paths.account()],
  [paths.messages(), 'client', paths.messages()],
  [paths.changePassword(), 'freelancer', paths.account()],
] as const)('on %s, the bar of a %s marks the link to %s', (pathname, role, link) => {
  expect(linkOf(pathname, role)).toBe(link);
});
