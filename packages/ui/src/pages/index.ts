export { ApplyPage, type ApplyPageProps } from './ApplyPage/ApplyPage.tsx';
export {
  ForgotPasswordPage,
  type ForgotPasswordPageProps,
} from './ForgotPasswordPage/ForgotPasswordPage.tsx';
export { JobListingsPage, type JobListingsPageProps } from './JobListingsPage/JobListingsPage.tsx';
export type { Panel } from './JobListingsPage/Panels.tsx';
export {
  filterJobs,
  filterOptions,
  noFilters,
  sortJobs,
  type FilterOptions,
  type JobFilters,
  type JobSort,
} from './JobListingsPage/jobFilters.ts';
export type { Action as JobAction } from './JobPage/JobAction.tsx';
export { JobPage, type JobPageProps } from './JobPage/JobPage.tsx';
export {
  MyApplicationsPage,
  type MyApplicationsPageProps,
} from './MyApplicationsPage/MyApplicationsPage.tsx';
export { ResetPasswordPage, type ResetPasswordPageProps } from './ResetPasswordPage/ResetPasswordPage.tsx';
export { SignInPage, type SignInPageProps } from './SignInPage/SignInPage.tsx';
export { SignUpPage, type SignUpPageProps } from './SignUpPage/SignUpPage.tsx';
