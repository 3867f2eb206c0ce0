/** Short names for the shapes of openapi.yaml, and its limits, enums and endpoints as constants. */
import type { components, operations, paths } from './schema.d.ts';

export type { operations, paths };
export * from './constants.ts';

type Schemas = components['schemas'];

export type Role = Schemas['Role'];
export type User = Schemas['User'];
export type Session = Schemas['Session'];
export type Credentials = Schemas['Credentials'];
export type Registration = Schemas['Registration'];

export type Category = Schemas['Category'];
export type JobSort = Schemas['JobSort'];
export type EmploymentType = Schemas['EmploymentType'];
export type WorkType = Schemas['WorkType'];
/** What a job pays, where its client gives an amount. */
export type Pay = NonNullable<Schemas['Pay']>;
export type PayPeriod = Schemas['PayPeriod'];
/** A job as the lists show it. */
export type JobSummary = Schemas['JobSummary'];
/** A job as its own page shows it. */
export type Job = Schemas['Job'];
/** A job as its client sees it. */
export type MyJob = Schemas['MyJob'];
/** What the client writes about a job. */
export type JobFields = Schemas['JobFields'];
export type JobInput = Schemas['JobInput'];
export type JobUpdate = Schemas['JobUpdate'];
/** An edit of a job that says which version it is based on, so that it overwrites no other edit. */
export type VersionedJobUpdate = JobUpdate & Required<Pick<JobUpdate, 'version'>>;
/** What a list of jobs can be asked for. */
export type JobsQuery = NonNullable<operations['listJobs']['parameters']['query']>;
export type JobList = Schemas['JobList'];
export type PostedWithin = Schemas['PostedWithin'];
/** The values of each filter of a list of jobs, with counts. */
export type JobFacets = Schemas['JobFacets'];
export type Suggestion = Schemas['Suggestion'];
export type MyJobList = Schemas['MyJobList'];

/** What to read after a job. */
export type RelatedJobs = Schemas['RelatedJobs'];
export type Company = Schemas['Company'];
/** A company as its client sees it. */
export type MyCompany = Schemas['MyCompany'];
export type CompanyInput = Schemas['CompanyInput'];
export type CompanyJobList = Schemas['CompanyJobList'];

export type Availability = Schemas['Availability'];
export type Skill = Schemas['Skill'];
export type SkillGroup = Schemas['SkillGroup'];
export type Freelancer = Schemas['Freelancer'];
export type FreelancerInput = Schemas['FreelancerInput'];
export type FreelancerSort = Schemas['FreelancerSort'];
export type FreelancerList = Schemas['FreelancerList'];
export type SkillFacet = Schemas['SkillFacet'];
/** The values to filter the directory by, with what each would leave. */
export type FreelancerFacets = NonNullable<Schemas['FreelancerFacets']>;

export type ApplicationStatus = Schemas['ApplicationStatus'];
export type Applicant = Schemas['Applicant'];
export type ResumeType = Schemas['ResumeType'];
export type Resume = Schemas['Resume'];
/** An application as the job's client sees it. */
export type Application = Schemas['Application'];
export type ApplicationInput = Schemas['ApplicationInput'];
export type ApplicationList = Schemas['ApplicationList'];
/** An application as the freelancer who sent it sees it. */
export type MyApplication = Schemas['MyApplication'];
export type MyApplicationList = Schemas['MyApplicationList'];
export type DecisionInput = Schemas['DecisionInput'];

export type ContactMessage = Schemas['ContactMessage'];
export type DemoAccount = Schemas['DemoAccount'];
export type JobCount = Schemas['JobCount'];
export type Site = Schemas['Site'];

/** `{"detail": "a sentence"}` */
export type Detail = Schemas['Detail'];
/** `{"field": ["a sentence"]}` */
export type FieldErrors = Schemas['FieldErrors'];
export type Problem = Schemas['Problem'];
