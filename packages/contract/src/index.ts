/** Short names for the shapes of openapi.yaml, and its limits, enums and endpoints as constants. */
import type { endpoints } from './constants.ts';
import type { components, operations, paths } from './schema.d.ts';

export type { operations, paths };
export * from './constants.ts';

export type OperationId = keyof typeof endpoints;
/** The callers that an operation admits: its `x-audience`, which the introduction of openapi.yaml explains. */
export type Audience = (typeof endpoints)[OperationId]['audience'];

type Schemas = components['schemas'];

/** The codes by which a client of the API translates the problems of its requests. */
export type ProblemCode = Schemas['ProblemCode'];

export type Role = Schemas['Role'];
export type User = Schemas['User'];
export type Session = Schemas['Session'];
export type Credentials = Schemas['Credentials'];
export type Registration = Schemas['Registration'];
export type Passkey = Schemas['Passkey'];
/** Whether a user logs in with one-time codes. */
export type OneTimeCodes = Schemas['OneTimeCodes'];
/** The secret of one-time codes, for an authenticator app. */
export type CodesSetup = Schemas['CodesSetup'];
export type RecoveryCodes = Schemas['RecoveryCodes'];
export type CodeLogIn = Schemas['CodeLogIn'];
/** A passkey that a browser has made, as it sends it. */
export type PasskeyAttestation = Schemas['PasskeyAttestation'];
export type NewPasskey = Schemas['NewPasskey'];
/** The proof that the user has a passkey, as a browser sends it. */
export type PasskeyAssertion = Schemas['PasskeyAssertion'];
/** What a browser needs to make a passkey. */
export type PasskeyCreation = Schemas['PasskeyCreation'];
/** What a browser needs to sign in with a passkey. */
export type PasskeyRequest = Schemas['PasskeyRequest'];
/** What a user logged in with. */
export type SessionFactor = Schemas['SessionFactor'];
/** What happened in an account. */
export type AccountEvent = Schemas['AccountEvent'];
/** One thing that happened in an account: what, when, and by which factor. */
export type AccountActivity = Schemas['AccountActivity'];
export type AccountActivityList = Schemas['AccountActivityList'];
/** The private address of a user's calendar. */
export type CalendarAddress = Schemas['CalendarAddress'];
/** The devices of a user that show notifications, and the key with which a browser subscribes. */
export type Push = Schemas['Push'];
/** A device of a user that shows notifications. */
export type PushDevice = Schemas['PushDevice'];
export type PushGroup = Schemas['PushGroup'];
/** What a browser returns when it subscribes. */
export type PushSubscription = Schemas['PushSubscription'];
/** What a user has typed into a form and not sent. */
export type Draft = Schemas['Draft'];
export type JobDraft = Schemas['JobDraft'];
export type JobDraftList = Schemas['JobDraftList'];
export type DraftText = Schemas['DraftText'];
export type DraftInput = Schemas['DraftInput'];
export type UserUpdate = Schemas['UserUpdate'];

export type Category = Schemas['Category'];
export type JobSort = Schemas['JobSort'];
export type EmploymentType = Schemas['EmploymentType'];
export type WorkType = Schemas['WorkType'];
/** A country by its ISO 3166-1 alpha-2 code. */
export type TransparencyYear = Schemas['TransparencyYear'];
export type PlainRule = Schemas['PlainRule'];
export type CountryCode = Schemas['CountryCode'];
export type CountryGroup = Schemas['CountryGroup'];
export type HirePlace = Schemas['HirePlace'];
/** Where a job hires from, if its client says so. */
export type HireFrom = Schemas['HireFrom'];
/** A value of the filter by the country of the reader. */
export type LocatedIn = Schemas['LocatedIn'];
export type Overlap = Schemas['Overlap'];
/** The pay of a job whose client names an amount. */
export type Pay = NonNullable<Schemas['Pay']>;
export type PayPeriod = Schemas['PayPeriod'];
/** A job as the lists show it. */
export type JobSummary = Schemas['JobSummary'];
/** A job that a search has found, with what is known of its client. */
export type JobResult = Schemas['JobResult'];
/** A job as its own page shows it. */
export type Job = Schemas['Job'];
/** A public job with the record of its client's decisions. */
export type ListedJob = Schemas['ListedJob'];
/** The record of how often and how fast a client decides on applications. */
export type DecisionRecord = Schemas['DecisionRecord'];
/** The title of a job whose client confirmed that they still look, and whether it was paused. */
export type ListingConfirmation = Schemas['ListingConfirmation'];
export type MyJob = Schemas['MyJob'];
/** The fields of a job that its client writes. */
export type JobFields = Schemas['JobFields'];
export type JobInput = Schemas['JobInput'];
export type JobUpdate = Schemas['JobUpdate'];
/** The text and terms of a job at one time. */
export type JobVersion = Schemas['JobVersion'];
/** A question that a client asks everyone who applies to a job. */
export type ScreeningQuestion = Schemas['ScreeningQuestion'];
export type ScreeningQuestionInput = Schemas['ScreeningQuestionInput'];
export type ScreeningAnswerInput = Schemas['ScreeningAnswerInput'];
/** A screening question as it was asked, with its answer. */
export type ScreeningAnswer = Schemas['ScreeningAnswer'];
export type Language = Schemas['Language'];
export type MailKind = Schemas['MailKind'];
export type MailChoice = Schemas['MailChoice'];
export type MailChoices = Schemas['MailChoices'];
export type JobPart = Schemas['JobPart'];
/** The fields that an edit of a job changed. */
export type JobEdit = Schemas['JobEdit'];
export type JobHistory = Schemas['JobHistory'];
/** An edit of a job that says which version it is based on, so that it overwrites no other edit. */
export type VersionedJobUpdate = JobUpdate & Required<Pick<JobUpdate, 'version'>>;
/** The query parameters of a list of jobs. */
export type JobsQuery = NonNullable<operations['listJobs']['parameters']['query']>;
export type JobList = Schemas['JobList'];
export type PostedWithin = Schemas['PostedWithin'];
/** The values of each filter of a list of jobs, with counts. */
export type JobFacets = Schemas['JobFacets'];
export type Suggestion = Schemas['Suggestion'];
export type MyJobList = Schemas['MyJobList'];

/** The jobs to read after a job. */
export type RelatedJobs = Schemas['RelatedJobs'];
export type Company = Schemas['Company'];
/** A company as its client sees it. */
export type MyCompany = Schemas['MyCompany'];
export type CompanyDomain = Schemas['CompanyDomain'];
export type ConfirmedDomain = Schemas['ConfirmedDomain'];
export type JobEvidence = Schemas['JobEvidence'];
export type ApplicationCounts = Schemas['ApplicationCounts'];
export type JobFunnel = Schemas['JobFunnel'];
export type CompanyInput = Schemas['CompanyInput'];
export type CompanyJobList = Schemas['CompanyJobList'];

export type Availability = Schemas['Availability'];
export type Skill = Schemas['Skill'];
export type SkillGroup = Schemas['SkillGroup'];
/** A freelancer as the directory lists them. */
export type Freelancer = Schemas['Freelancer'];
export type ListedFreelancer = Schemas['ListedFreelancer'];
export type Landing = Schemas['Landing'];
export type LandingPromise = Schemas['LandingPromise'];
export type LandingJobValue = Schemas['LandingJobValue'];
export type LandingCompany = Schemas['LandingCompany'];
/** A freelancer as their own page shows them. */
export type FreelancerProfile = Schemas['FreelancerProfile'];
export type Portfolio = Schemas['Portfolio'];
export type PortfolioPiece = Schemas['PortfolioPiece'];
export type PortfolioPieceInput = Schemas['PortfolioPieceInput'];
export type ProfileResume = Schemas['ProfileResume'];
export type ProfileResumeInput = Schemas['ProfileResumeInput'];
export type ProfileResumeList = Schemas['ProfileResumeList'];
export type ResumeSuggestions = Schemas['ResumeSuggestions'];
export type FreelancerInput = Schemas['FreelancerInput'];
export type FreelancerSort = Schemas['FreelancerSort'];
export type FreelancerList = Schemas['FreelancerList'];
export type SkillFacet = Schemas['SkillFacet'];
/** The values of the directory's filters, with the number of freelancers that each would leave. */
export type FreelancerFacets = NonNullable<Schemas['FreelancerFacets']>;

export type ApplicationStatus = Schemas['ApplicationStatus'];
export type MessageTemplate = Schemas['MessageTemplate'];
export type MessageTemplateInput = Schemas['MessageTemplateInput'];
export type DeclineAllInput = Schemas['DeclineAllInput'];
export type DeclinedTogether = Schemas['DeclinedTogether'];
export type AcceptedApplicant = Schemas['AcceptedApplicant'];
export type FillInput = Schemas['FillInput'];
/** What the reader of an application does next. */
export type NextStep = Schemas['NextStep'];
/** An application that waits for its reader. */
export type WaitingItem = Schemas['WaitingItem'];
export type WaitingList = Schemas['WaitingList'];
export type Applicant = Schemas['Applicant'];
export type ResumeType = Schemas['ResumeType'];
export type Resume = Schemas['Resume'];
/** An application as the job's client sees it. */
export type Application = Schemas['Application'];
export type ApplicationInput = Schemas['ApplicationInput'];
export type ApplicationList = Schemas['ApplicationList'];
/** The filter of a job's applications that a client has chosen. */
export type ApplicantFilter = Schemas['ApplicantFilter'];
export type ApplicantSort = Schemas['ApplicantSort'];
/** The query parameters of a list of applicants. */
export type ApplicantsQuery = NonNullable<operations['getNeighbours']['parameters']['query']>;
export type ApplicantSkill = Schemas['ApplicantSkill'];
export type ReceivedTotals = Schemas['ReceivedTotals'];
/** The applicant before or after another one in a list. */
export type Neighbour = Schemas['Neighbour'];
export type Neighbours = Schemas['Neighbours'];
export type ShortlistInput = Schemas['ShortlistInput'];
export type NoteInput = Schemas['NoteInput'];
/** An application as the freelancer who sent it sees it. */
export type MyApplication = Schemas['MyApplication'];
/** A freelancer's own application with the letter and the resume that were sent. */
export type SentApplication = Schemas['SentApplication'];
/** The number of a freelancer's applications in each state. */
export type MaskedLetter = Schemas['MaskedLetter'];
export type OpenSessionList = Schemas['OpenSessionList'];
export type OpenSession = Schemas['OpenSession'];
export type OpenApplications = Schemas['OpenApplications'];
export type Retention = Schemas['Retention'];
export type ApplicationTotals = Schemas['ApplicationTotals'];
export type MyApplicationList = Schemas['MyApplicationList'];
export type WithdrawalInput = Schemas['WithdrawalInput'];
export type DecisionInput = Schemas['DecisionInput'];

/** A question about a job, without its asker. */
export type Question = Schemas['Question'];
export type QuestionList = Schemas['QuestionList'];

/** What the two sides of an application write to each other, as one of them sees it. */
export type Conversation = Schemas['Conversation'];
export type ConversationList = Schemas['ConversationList'];
export type ConversationSummary = Schemas['ConversationSummary'];
export type ConversationChange = Schemas['ConversationChange'];
/** What the two sides of an accepted application agree on, as one of them sees it. */
export type Agreement = Schemas['Agreement'];
export type AgreementState = Schemas['AgreementState'];
export type AgreementAction = Schemas['AgreementAction'];
export type AgreementPart = Schemas['AgreementPart'];
/** What a version of an agreement says. */
export type AgreementTerms = Schemas['AgreementTerms'];
export type AgreementEdit = Schemas['AgreementEdit'];
export type AgreementStep = Schemas['AgreementStep'];
export type AgreementInput = Schemas['AgreementInput'];
export type AgreementStepInput = Schemas['AgreementStepInput'];
export type WorkRecordItem = Schemas['WorkRecordItem'];
export type WorkRecordEntry = Schemas['WorkRecordEntry'];
export type WorkRecordAction = Schemas['WorkRecordAction'];
export type WorkRecordInput = Schemas['WorkRecordInput'];
export type WorkRecordStep = Schemas['WorkRecordStep'];
export type Deliverable = Schemas['Deliverable'];
export type Message = Schemas['Message'];
export type MessageFile = Schemas['MessageFile'];
export type MessageInput = Schemas['MessageInput'];
export type FileMessageInput = Schemas['FileMessageInput'];
/** Something that has happened for a user. */
export type Notification = Schemas['Notification'];
export type NotificationKind = Schemas['NotificationKind'];
export type NotificationList = Schemas['NotificationList'];
export type NotificationsRead = Schemas['NotificationsRead'];
export type UnreadNotifications = Schemas['UnreadNotifications'];
/** The hours in which mails that a user can switch off wait. */
export type QuietHours = Schemas['QuietHours'];
/** The data of a server-sent event. */
export type UserEvent = Schemas['UserEvent'];

/** What a client may do in the account for which they act. */
export type TeamRole = Schemas['TeamRole'];
export type TeamMemberRole = Schemas['TeamMemberRole'];
export type Team = Schemas['Team'];
export type TeamMember = Schemas['TeamMember'];
export type TeamInvitation = Schemas['TeamInvitation'];
export type TeamInvitationInput = Schemas['TeamInvitationInput'];
/** An invitation to a team, as the invited person sees it. */
export type TeamOffer = Schemas['TeamOffer'];
export type TeamHandOver = Schemas['TeamHandOver'];
/** An invitation to a job, as the freelancer who received it sees it. */
export type Invitation = Schemas['Invitation'];
export type InvitationList = Schemas['InvitationList'];
export type InvitationInput = Schemas['InvitationInput'];
export type InvitationState = Schemas['InvitationState'];
/** An invitation, as the client who sent it sees it. */
export type SentInvitation = Schemas['SentInvitation'];
/** The ids of what a user has saved, and how many saved jobs have news. */
export type Saved = Schemas['Saved'];
export type SavedJobState = Schemas['SavedJobState'];
/** What the public sees of a job now. */
export type PresentJob = Schemas['PresentJob'];
export type SavedJob = Schemas['SavedJob'];
export type SavedJobInput = Schemas['SavedJobInput'];
export type SavedListCount = Schemas['SavedListCount'];
export type SavedJobsInput = Schemas['SavedJobsInput'];
/** A change of the listed jobs, for those who keep a copy. */
export type JobChange = Schemas['JobChange'];
export type JobChanges = Schemas['JobChanges'];
/** A job that a visitor has saved on a device. */
export type JobOfDevice = Schemas['JobOfDevice'];
export type SeenJobsInput = Schemas['SeenJobsInput'];
export type MailFrequency = Schemas['MailFrequency'];
export type SearchConditions = Schemas['SearchConditions'];
export type FreelancerConditions = Schemas['FreelancerConditions'];
export type SavedSearchKind = Schemas['SavedSearch']['kind'];
export type SavedJobSearch = Schemas['SavedJobSearch'];
export type SavedFreelancerSearch = Schemas['SavedFreelancerSearch'];
export type SavedSearch = Schemas['SavedSearch'];
export type SavedSearchInput = Schemas['SavedSearchInput'];
export type SavedSearchUpdate = Schemas['SavedSearchUpdate'];
export type LinkedSearch = Schemas['LinkedSearch'];
export type SavedFreelancer = Schemas['SavedFreelancer'];
export type SentInvitationList = Schemas['SentInvitationList'];
/** An open job of a client, and whether a freelancer can be invited to it. */
export type JobToInviteTo = Schemas['JobToInviteTo'];
export type JobsToInviteTo = Schemas['JobsToInviteTo'];

/** The kind of a legal text, such as the terms. */
export type LegalKind = Schemas['LegalKind'];
export type LegalVersion = Schemas['LegalVersion'];
export type LegalTextSummary = Schemas['LegalTextSummary'];
export type LegalText = Schemas['LegalText'];
export type LegalTextInput = Schemas['LegalTextInput'];
/** The newest version of a legal text in all languages, and its versions. */
export type LegalHistory = Schemas['LegalHistory'];

/** Whether everyone can sign up, only those with an invitation, or nobody. */
export type SignUps = Schemas['SignUps'];
/** An invitation to sign up, as operators see it. */
export type SignUpInvitation = Schemas['SignUpInvitation'];
export type SignUpInvitationState = Schemas['SignUpInvitationState'];
export type SignUpInvitationList = Schemas['SignUpInvitationList'];
export type SignUpInvitationInput = Schemas['SignUpInvitationInput'];
export type NewSignUpInvitation = Schemas['NewSignUpInvitation'];
/** An invitation to sign up or to a team, as the invited person sees it on signing up. */
export type SignUpOffer = Schemas['SignUpOffer'];
export type Brand = Schemas['Brand'];
export type BrandSettings = Schemas['BrandSettings'];
export type BrandInput = Schemas['BrandInput'];
export type SiteSettings = Schemas['SiteSettings'];
export type SiteSettingsUpdate = Schemas['SiteSettingsUpdate'];
/** What an operator needs to know of the installation. */
export type Desk = Schemas['Desk'];
export type DeskAction = Schemas['DeskAction'];
export type DeskLogEntry = Schemas['DeskLogEntry'];
export type DeskDay = Schemas['DeskDay'];
export type DeskFigures = Schemas['DeskFigures'];
export type DeskTask = Schemas['DeskTask'];
export type FailedMail = Schemas['FailedMail'];
export type Finding = Schemas['Finding'];
export type Examination = Schemas['Examination'];

/** What an operator sees of a member. */
export type PersonSummary = Schemas['PersonSummary'];
export type PersonList = Schemas['PersonList'];
export type PersonAccount = Schemas['PersonAccount'];

/** What a user does for the installation. */
export type StaffRole = Schemas['StaffRole'];
/** A rule that what is reported may break. */
export type ModerationRule = Schemas['ModerationRule'];
export type RulingAction = Schemas['RulingAction'];
export type CaseState = Schemas['CaseState'];
/** A text of what is reported, and the name of its field. */
export type SubjectText = Schemas['SubjectText'];
export type SubjectContent = Schemas['SubjectContent'];
export type CaseSummary = Schemas['CaseSummary'];
export type CaseList = Schemas['CaseList'];
export type CaseReport = Schemas['CaseReport'];
export type CaseOwner = Schemas['CaseOwner'];
export type ModerationCase = Schemas['ModerationCase'];
export type SimilarJob = Schemas['SimilarJob'];
/** What a moderator decided about a case. */
export type Ruling = Schemas['Ruling'];
export type RulingInput = Schemas['RulingInput'];
export type Appeal = Schemas['Appeal'];
export type AppealInput = Schemas['AppealInput'];
export type AppealRulingInput = Schemas['AppealRulingInput'];
/** The statement of reasons for a decision, for the user whom it concerns. */
export type Statement = Schemas['Statement'];
export type StatementSummary = Schemas['StatementSummary'];
export type StatementList = Schemas['StatementList'];
/** A statement in the shape of the DSA Transparency Database. */
export type TransparencyStatement = Schemas['TransparencyStatement'];

/** What can be reported. */
export type ReportKind = Schemas['ReportKind'];
export type ReportReason = Schemas['ReportReason'];
/** What a report is about. */
export type ReportSubject = Schemas['ReportSubject'];
export type ReportInput = Schemas['ReportInput'];
export type ReportReceipt = Schemas['ReportReceipt'];
export type ReportOutcome = Schemas['ReportOutcome'];
/** A report, as its reporter reads what became of it. */
export type Report = Schemas['Report'];

export type ContactMessage = Schemas['ContactMessage'];
export type ContactThread = Schemas['ContactThread'];
export type VisitorThread = Schemas['VisitorThread'];
export type DemoAccount = Schemas['DemoAccount'];
export type JobCount = Schemas['JobCount'];
export type Site = Schemas['Site'];

/** `{"detail": "a sentence"}` */
export type Detail = Schemas['Detail'];
/** `{"field": ["a sentence"]}` */
export type FieldErrors = Schemas['FieldErrors'];
export type Problem = Schemas['Problem'];
