export { AgreementPage, type AgreementPageProps } from './AgreementPage/AgreementPage.tsx';
export { ApplicantPage, type Applicant, type ApplicantPageProps } from './ApplicantPage/ApplicantPage.tsx';
export type { ListedApplicants } from './ApplicantPage/listedApplicants.ts';
export type { NoteProps as ApplicantNote } from './ApplicantPage/Note.tsx';
export type { TypedDecision } from '../modals/DecisionDialogs/DecisionDialogs.tsx';
export { ComparePage, type ComparePageProps } from './ComparePage/ComparePage.tsx';
export { ApplyPage, type ApplyPageProps } from './ApplyPage/ApplyPage.tsx';
export { WorkRecordPage, type WorkRecordPageProps } from './WorkRecordPage/WorkRecordPage.tsx';
export { ActivityPage, type ActivityPageProps } from './ActivityPage/ActivityPage.tsx';
export { AccountPage, type AccountPageProps } from './AccountPage/AccountPage.tsx';
export type { CalendarProps } from './AccountPage/Calendar.tsx';
export type { CodesStep, OneTimeCodesProps } from './AccountPage/OneTimeCodes.tsx';
export type { PasskeysProps } from './AccountPage/Passkeys.tsx';
export {
  ConfirmAddressPage,
  type ConfirmAddressPageProps,
} from './ConfirmAddressPage/ConfirmAddressPage.tsx';
export type { AddressLink } from '../layout/AddressLinkPage/AddressLinkPage.tsx';
export {
  ChangePasswordPage,
  type ChangePasswordPageProps,
} from './ChangePasswordPage/ChangePasswordPage.tsx';
export { CompanyPage, type CompanyPageProps } from './CompanyPage/CompanyPage.tsx';
export { DeclineAllPage, type DeclineAllPageProps } from './DeclineAllPage/DeclineAllPage.tsx';
export { EditCompanyPage, type EditCompanyPageProps } from './EditCompanyPage/EditCompanyPage.tsx';
export { MyJobsPage, type MyJobsPageProps } from './MyJobsPage/MyJobsPage.tsx';
export { CreateJobPage, type CreateJobPageProps, type JobStart } from './CreateJobPage/CreateJobPage.tsx';
export { EditJobPage, type EditJobPageProps } from './EditJobPage/EditJobPage.tsx';
export { EditProfilePage, type EditProfilePageProps } from './EditProfilePage/EditProfilePage.tsx';
export {
  ForgotPasswordPage,
  type ForgotPasswordPageProps,
} from './ForgotPasswordPage/ForgotPasswordPage.tsx';
export { FreelancerPage, type FreelancerPageProps } from './FreelancerPage/FreelancerPage.tsx';
export {
  FreelancersPage,
  type FreelancersPageProps,
  type ListedFreelancers,
} from './FreelancersPage/FreelancersPage.tsx';
export { noDirectoryFilters, type DirectoryFilters } from './FreelancersPage/directoryFilters.ts';
export { directorySorts } from './FreelancersPage/directorySorts.ts';
export { directoryTitle, type NamedSkills } from './FreelancersPage/directoryTitle.ts';
export { useDirectoryChips } from './FreelancersPage/useDirectoryChips.ts';
export { InvitePage, type InvitePageProps, type Inviting } from './InvitePage/InvitePage.tsx';
export {
  activeFilters,
  filterJobs,
  hasFilters,
  noFilters,
  type JobFilters,
} from './JobListingsPage/jobFilters.ts';
export { usePills } from './JobListingsPage/usePills.ts';
export { locatedInValues } from './JobListingsPage/locatedInValues.ts';
export { JobDrafts, type JobDraftsProps } from './MyJobsPage/JobDrafts.tsx';
export { JobListingsPage, type JobListingsPageProps } from './JobListingsPage/JobListingsPage.tsx';
export type { ListedJobs } from './JobListingsPage/listedJobs.ts';
export { jobSorts, sortJobs } from './JobListingsPage/jobSorts.ts';
export { useListTitle } from './JobListingsPage/useSummary.ts';
export { SaveSearch, type SavingSearch } from './JobListingsPage/SaveSearch.tsx';
export { News, type ListingsNews } from './JobListingsPage/News.tsx';
export type { Action as JobAction } from './JobPage/JobAction.tsx';
export type { Asking, AskingForm, QuestionsProps } from './JobPage/Questions.tsx';
export { JobPage, type JobPageProps } from './JobPage/JobPage.tsx';
export type { QuestionDeletion } from '../modals/DeleteQuestionModal/DeleteQuestionModal.tsx';
export type { Replying, JobQuestionsProps } from './ManageJobPage/JobQuestions.tsx';
export type { SentInvitationsProps } from './ManageJobPage/SentInvitations.tsx';
export type { ShownApplicants } from './ManageJobPage/ApplicantsToolbar.tsx';
export { ManageJobPage, type ManageJobPageProps } from './ManageJobPage/ManageJobPage.tsx';
export { JobDetailsPage } from './ManageJobPage/JobDetailsPage.tsx';
export { JobHistoryPage } from './ManageJobPage/JobHistoryPage.tsx';
export { JobQuestionsPage } from './ManageJobPage/JobQuestionsPage.tsx';
export type { ManagedJob } from './ManageJobPage/JobFrame.tsx';
export {
  SavedFreelancersPage,
  type SavedFreelancersPageProps,
} from './SavedFreelancersPage/SavedFreelancersPage.tsx';
export { SavedSearchPage, type SavedSearchPageProps } from './SavedSearchPage/SavedSearchPage.tsx';
export { SavedSearchesPage, type SavedSearchesPageProps } from './SavedSearchesPage/SavedSearchesPage.tsx';
export { SavedJobsPage, type SavedJobsPageProps } from './SavedJobsPage/SavedJobsPage.tsx';
export type { BesideList, ShownConversation } from './MessagesPage/besideList.ts';
export { MessagesPage, type MessagesPageProps, type ThreadsProps } from './MessagesPage/MessagesPage.tsx';
export { MyApplicationPage, type MyApplicationPageProps } from './MyApplicationPage/MyApplicationPage.tsx';
export {
  MyApplicationsPage,
  type MyApplicationsPageProps,
} from './MyApplicationsPage/MyApplicationsPage.tsx';
export { type PieceFormState, type PortfolioEditing } from './ProfilePage/OwnPortfolio.tsx';
export { ProfilePage, type ProfilePageProps } from './ProfilePage/ProfilePage.tsx';
export {
  RestoreAddressPage,
  type RestoreAddressPageProps,
} from './RestoreAddressPage/RestoreAddressPage.tsx';
export { RoleRefusalPage, type RoleRefusalPageProps } from './RoleRefusalPage/RoleRefusalPage.tsx';
export { ResetPasswordPage, type ResetPasswordPageProps } from './ResetPasswordPage/ResetPasswordPage.tsx';
export type { ResumesEditing } from './ProfilePage/OwnResumes.tsx';
export { SignInPage, type SignInPageProps } from './SignInPage/SignInPage.tsx';
export { SignUpPage, type SignUpPageProps } from './SignUpPage/SignUpPage.tsx';
export { ThreadPage, type ThreadPageProps } from './ThreadPage/ThreadPage.tsx';
export { DeskPage, type DeskPageProps, type MailAction } from './DeskPage/DeskPage.tsx';
export { BrandPage, type BrandPageProps } from './BrandPage/BrandPage.tsx';
export { SiteSettingsPage, type SiteSettingsPageProps } from './SiteSettingsPage/SiteSettingsPage.tsx';
export { ListingsPage, type ListingsPageProps } from './ListingsPage/ListingsPage.tsx';
export { SkillsPage, type SkillsPageProps } from './SkillsPage/SkillsPage.tsx';
export {
  SignUpInvitationsPage,
  type SignUpInvitationsPageProps,
} from './SignUpInvitationsPage/SignUpInvitationsPage.tsx';
export { PeoplePage, type PeoplePageProps } from './PeoplePage/PeoplePage.tsx';
export { PersonPage, type PersonAction, type PersonPageProps } from './PersonPage/PersonPage.tsx';
export { LegalPage, type LegalPageProps } from './LegalPage/LegalPage.tsx';
export { MailTextPage, type MailTextPageProps } from './MailTextPage/MailTextPage.tsx';
export { MailTextsPage, type MailTextsPageProps } from './MailTextsPage/MailTextsPage.tsx';
export { LegalTextsPage, type LegalTextsPageProps } from './LegalTextsPage/LegalTextsPage.tsx';
export { ModerationPage, type ModerationPageProps } from './ModerationPage/ModerationPage.tsx';
export { CasePage, type CasePageProps } from './CasePage/CasePage.tsx';
export { StatementPage, type StatementPageProps } from './StatementPage/StatementPage.tsx';
export { StatementsPage, type StatementsPageProps } from './StatementsPage/StatementsPage.tsx';
export { ReportStatusPage, type ReportStatusPageProps } from './ReportStatusPage/ReportStatusPage.tsx';
export { VisitorThreadPage, type VisitorThreadPageProps } from './VisitorThreadPage/VisitorThreadPage.tsx';
export { TransparencyPage, type TransparencyPageProps } from './TransparencyPage/TransparencyPage.tsx';
export { UnsubscribePage, type UnsubscribePageProps } from './UnsubscribePage/UnsubscribePage.tsx';
export { StillLookingPage, type StillLookingPageProps } from './StillLookingPage/StillLookingPage.tsx';
export { CategoryJobsPage, type CategoryJobsPageProps } from './CategoryJobsPage/CategoryJobsPage.tsx';
export { CategoryPage, type CategoryPageProps } from './CategoryPage/CategoryPage.tsx';
export { ErrorPage, type ErrorPageProps } from './ErrorPage/ErrorPage.tsx';
export { HowItWorksPage, type HowItWorksPageProps } from './HowItWorksPage/HowItWorksPage.tsx';
export { LandingPage, type LandingPageProps } from './LandingPage/LandingPage.tsx';
export { NotFoundPage, type NotFoundPageProps } from './NotFoundPage/NotFoundPage.tsx';
export { NotificationsPage, type NotificationsPageProps } from './NotificationsPage/NotificationsPage.tsx';
export { PricingPage, type PricingPageProps } from './PricingPage/PricingPage.tsx';
export { JoinTeamPage, type Invited, type JoinTeamPageProps } from './JoinTeamPage/JoinTeamPage.tsx';
export { TeamPage, type TeamPageProps } from './TeamPage/TeamPage.tsx';
