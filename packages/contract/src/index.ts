/** Short names for the shapes of openapi.yaml. Nothing here exists at run time. */
import type { components, operations, paths } from './schema.d.ts';

export type { operations, paths };

type Schemas = components['schemas'];

export type Role = Schemas['Role'];
export type User = Schemas['User'];
export type Session = Schemas['Session'];
export type Credentials = Schemas['Credentials'];
export type Registration = Schemas['Registration'];

export type Category = Schemas['Category'];
export type EmploymentType = Schemas['EmploymentType'];
export type WorkType = Schemas['WorkType'];
/** A job as the lists show it. */
export type JobSummary = Schemas['JobSummary'];
/** A job as its own page shows it. */
export type Job = Schemas['Job'];
/** A job as its client sees it. */
export type MyJob = Schemas['MyJob'];
export type JobInput = Schemas['JobInput'];
export type JobUpdate = Schemas['JobUpdate'];
export type JobList = Schemas['JobList'];
export type MyJobList = Schemas['MyJobList'];

export type Availability = Schemas['Availability'];
export type Skill = Schemas['Skill'];
export type SkillGroup = Schemas['SkillGroup'];
export type Freelancer = Schemas['Freelancer'];
export type FreelancerInput = Schemas['FreelancerInput'];
export type FreelancerList = Schemas['FreelancerList'];

export type ApplicationStatus = Schemas['ApplicationStatus'];
export type ApplicantCard = Schemas['ApplicantCard'];
export type Resume = Schemas['Resume'];
/** An application as the job's client sees it. */
export type Application = Schemas['Application'];
export type ApplicationInput = Schemas['ApplicationInput'];
export type ApplicationList = Schemas['ApplicationList'];
/** An application as the freelancer who sent it sees it. */
export type MyApplication = Schemas['MyApplication'];
export type MyApplicationList = Schemas['MyApplicationList'];
export type Decision = Schemas['Decision'];

export type ContactMessage = Schemas['ContactMessage'];
export type DemoAccount = Schemas['DemoAccount'];
export type Site = Schemas['Site'];

/** `{"detail": "a sentence"}` */
export type Detail = Schemas['Detail'];
/** `{"field": ["a sentence"]}` */
export type FieldErrors = Schemas['FieldErrors'];
export type Problem = Schemas['Problem'];
