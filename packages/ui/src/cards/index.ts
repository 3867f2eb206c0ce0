export { ApplicantCard, type ApplicantCardProps } from './ApplicantCard/ApplicantCard.tsx';
export { ApplicationCard, type ApplicationCardProps } from './ApplicationCard/ApplicationCard.tsx';
export { AvailabilityStatus } from './AvailabilityStatus/AvailabilityStatus.tsx';
export { FreelancerCard, type FreelancerCardProps } from './FreelancerCard/FreelancerCard.tsx';
export { JobCard, type JobCardProps } from './JobCard/JobCard.tsx';
export { MyJobCard, type MyJobCardProps } from './MyJobCard/MyJobCard.tsx';
export { Profile, type ProfileProps } from './Profile/Profile.tsx';
export { ProfileSkeleton } from './Profile/ProfileSkeleton.tsx';
