export { ApplicantPage, type Applicant, type ApplicantPageProps } from './ApplicantPage/ApplicantPage.tsx';
export type { TypedDecision } from './ApplicantPage/Decision.tsx';
export { ApplyPage, type ApplyPageProps } from './ApplyPage/ApplyPage.tsx';
export {
  ClientDashboardPage,
  type ClientDashboardPageProps,
} from './ClientDashboardPage/ClientDashboardPage.tsx';
export { CreateJobPage, type CreateJobPageProps } from './CreateJobPage/CreateJobPage.tsx';
export { EditJobPage, type EditJobPageProps } from './EditJobPage/EditJobPage.tsx';
export { EditProfilePage, type EditProfilePageProps } from './EditProfilePage/EditProfilePage.tsx';
export {
  ForgotPasswordPage,
  type ForgotPasswordPageProps,
} from './ForgotPasswordPage/ForgotPasswordPage.tsx';
export { FreelancerPage, type FreelancerPageProps } from './FreelancerPage/FreelancerPage.tsx';
export { FreelancersPage, type FreelancersPageProps } from './FreelancersPage/FreelancersPage.tsx';
export {
  filterJobs,
  filterOptions,
  noFilters,
  sortJobs,
  type FilterOptions,
  type JobFilters,
  type JobSort,
} from './JobListingsPage/jobFilters.ts';
export { JobListingsPage, type JobListingsPageProps } from './JobListingsPage/JobListingsPage.tsx';
export type { Panel } from './JobListingsPage/Panels.tsx';
export type { Action as JobAction } from './JobPage/JobAction.tsx';
export { JobPage, type JobPageProps } from './JobPage/JobPage.tsx';
export { ManageJobPage, type ManageJobPageProps } from './ManageJobPage/ManageJobPage.tsx';
export {
  MyApplicationsPage,
  type MyApplicationsPageProps,
} from './MyApplicationsPage/MyApplicationsPage.tsx';
export { ProfilePage, type ProfilePageProps } from './ProfilePage/ProfilePage.tsx';
export { ResetPasswordPage, type ResetPasswordPageProps } from './ResetPasswordPage/ResetPasswordPage.tsx';
export { SignInPage, type SignInPageProps } from './SignInPage/SignInPage.tsx';
export { SignUpPage, type SignUpPageProps } from './SignUpPage/SignUpPage.tsx';
export { CategoryPage, type CategoryPageProps } from './CategoryPage/CategoryPage.tsx';
export { ErrorPage, type ErrorPageProps } from './ErrorPage/ErrorPage.tsx';
export { HowItWorksPage, type HowItWorksPageProps } from './HowItWorksPage/HowItWorksPage.tsx';
export { LandingPage, type LandingPageProps } from './LandingPage/LandingPage.tsx';
export { NotFoundPage, type NotFoundPageProps } from './NotFoundPage/NotFoundPage.tsx';
export { PricingPage, type PricingPageProps } from './PricingPage/PricingPage.tsx';
