export { AgreementSection, type AgreementSectionProps } from './AgreementSection/AgreementSection.tsx';
export { AgreementTerms, type AgreementTermsProps } from './AgreementTerms/AgreementTerms.tsx';
export { JobBar, jobParts, type JobBarProps, type JobPart, type JobPartHrefs } from './JobBar/JobBar.tsx';
export { ApplicantCard, type ApplicantCardProps } from './ApplicantCard/ApplicantCard.tsx';
export { useApplicantName } from './ApplicantCard/useApplicantName.ts';
export { ApplicationRow, type ApplicationRowProps } from './ApplicationRow/ApplicationRow.tsx';
export { ApplicationRail, type ApplicationRailProps } from './ApplicationRail/ApplicationRail.tsx';
export { railOf, type RailDates, type RailStop } from './ApplicationRail/railOf.ts';
export { ApplicationCard, type ApplicationCardProps } from './ApplicationCard/ApplicationCard.tsx';
export { AvailabilityStatus } from './AvailabilityStatus/AvailabilityStatus.tsx';
export { Bookmark, type BookmarkProps } from './Bookmark/Bookmark.tsx';
export { BookmarksContext, type Bookmarks, type BookmarksOf } from './Bookmark/bookmarks.ts';
export { ConversationCard, type ConversationCardProps } from './ConversationCard/ConversationCard.tsx';
export { DecisionRecord, type DecisionRecordProps } from './DecisionRecord/DecisionRecord.tsx';
export { FreelancerCard, type FreelancerCardProps } from './FreelancerCard/FreelancerCard.tsx';
export { HomeLead, type HomeLeadProps } from './HomeLead/HomeLead.tsx';
export { SearchesTile, type SearchesTileProps, type SearchWithNews } from './HomeLead/SearchesTile.tsx';
export { JobEvidence, type JobEvidenceProps } from './JobEvidence/JobEvidence.tsx';
export { JobCard, type JobCardProps } from './JobCard/JobCard.tsx';
export { MyJobCard, type MyJobCardProps } from './MyJobCard/MyJobCard.tsx';
export { NameStatus, type NameStatusProps } from './NameStatus/NameStatus.tsx';
export { OtherJobs, type OtherJobsProps } from './OtherJobs/OtherJobs.tsx';
export { PortfolioGallery, type PortfolioGalleryProps } from './PortfolioGallery/PortfolioGallery.tsx';
export { WorkRecord, type WorkRecordProps } from './WorkRecord/WorkRecord.tsx';
export { OwnEntry, type OwnEntryProps } from './WorkRecord/OwnEntry.tsx';
export { QuestionAndReply, type QuestionAndReplyProps } from './QuestionAndReply/QuestionAndReply.tsx';
export { SubjectTexts, type SubjectTextsProps } from './SubjectTexts/SubjectTexts.tsx';
export { AccountState } from './AccountState/AccountState.tsx';
export { ReportButton, type ReportButtonProps } from './ReportButton/ReportButton.tsx';
export { ReportContext, type Reportable } from './ReportButton/report.ts';
export { Profile, type ProfileProps } from './Profile/Profile.tsx';
export {
  SimilarFreelancers,
  type Similar,
  type SimilarFreelancersProps,
} from './SimilarFreelancers/SimilarFreelancers.tsx';
export { ProfileSkeleton } from './Profile/ProfileSkeleton.tsx';
