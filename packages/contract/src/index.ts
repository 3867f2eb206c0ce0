/** Short names for the shapes of openapi.yaml, and its limits, enums and endpoints as constants. */
import type { endpoints } from './constants.ts';
import type { components, operations, paths } from './schema.d.ts';

export type { operations, paths };
export * from './bodyRules.ts';
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
/** The state of a user's one-time codes, and the number of recovery codes left. */
export type OneTimeCodes = Schemas['OneTimeCodes'];
/** The secret of one-time codes, for an authenticator app. */
export type CodesSetup = Schemas['CodesSetup'];
export type RecoveryCodes = Schemas['RecoveryCodes'];
export type CodeLogIn = Schemas['CodeLogIn'];
/** A new passkey, as a browser sends it. */
export type PasskeyAttestation = Schemas['PasskeyAttestation'];
export type NewPasskey = Schemas['NewPasskey'];
/** The proof that the user has a passkey, as a browser sends it. */
export type PasskeyAssertion = Schemas['PasskeyAssertion'];
/** The options with which a browser creates a passkey. */
export type PasskeyCreation = Schemas['PasskeyCreation'];
/** The options with which a browser signs in with a passkey. */
export type PasskeyRequest = Schemas['PasskeyRequest'];
/** The factor with which a user logged in, such as a passkey. */
export type SessionFactor = Schemas['SessionFactor'];
/** The kind of an event in an account. */
export type AccountEvent = Schemas['AccountEvent'];
/** An event in an account, with its time and the factor of the log-in. */
export type AccountActivity = Schemas['AccountActivity'];
export type AccountActivityList = Schemas['AccountActivityList'];
/** The private address of a user's calendar. */
export type CalendarAddress = Schemas['CalendarAddress'];
/** The devices of a user that show notifications, and the key with which a browser subscribes. */
export type Push = Schemas['Push'];
/** A device of a user that shows notifications. */
export type PushDevice = Schemas['PushDevice'];
export type PushGroup = Schemas['PushGroup'];
/** The subscription that a browser creates for push messages. */
export type PushSubscription = Schemas['PushSubscription'];
/** Text that a user has typed into a form but not sent. */
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
/** The places where the freelancers of a job may live, if the client states them. */
export type HireFrom = Schemas['HireFrom'];
/** A value of the filter for jobs that are open to people in the reader's country. */
export type LocatedIn = Schemas['LocatedIn'];
export type Overlap = Schemas['Overlap'];
/** The pay of a job whose client states an amount. */
export type Pay = NonNullable<Schemas['Pay']>;
export type PayPeriod = Schemas['PayPeriod'];
/** A job, as the lists show it. */
export type JobSummary = Schemas['JobSummary'];
/** A job, as the public list shows it, with the usual time of its client's decision. */
export type JobResult = Schemas['JobResult'];
/** A job, as its own page shows it. */
export type Job = Schemas['Job'];
/** A public job with the record of its client's decisions. */
export type ListedJob = Schemas['ListedJob'];
/** The record of how often and how fast a client decides on applications. */
export type DecisionRecord = Schemas['DecisionRecord'];
/** The title of a job whose client confirmed the search for applicants, and whether the job was paused. */
export type ListingConfirmation = Schemas['ListingConfirmation'];
export type MyJob = Schemas['MyJob'];
/** The fields of a job that its client fills in. */
export type JobFields = Schemas['JobFields'];
export type JobInput = Schemas['JobInput'];
export type JobUpdate = Schemas['JobUpdate'];
/** The text and terms of a job at a point in time. */
export type JobVersion = Schemas['JobVersion'];
/** A question that a client asks everyone who applies to a job. */
export type ScreeningQuestion = Schemas['ScreeningQuestion'];
export type ScreeningQuestionInput = Schemas['ScreeningQuestionInput'];
export type ScreeningAnswerInput = Schemas['ScreeningAnswerInput'];
/** A screening question in the words that the applicant saw, with the applicant's answer. */
export type ScreeningAnswer = Schemas['ScreeningAnswer'];
export type Language = Schemas['Language'];
export type MailKind = Schemas['MailKind'];
export type MailChoice = Schemas['MailChoice'];
export type MailChoices = Schemas['MailChoices'];
export type JobPart = Schemas['JobPart'];
/** The fields that an edit of a job changed. */
export type JobEdit = Schemas['JobEdit'];
export type JobHistory = Schemas['JobHistory'];
/** An edit of a job. It states the version on which it is based, so that it does not overwrite another edit. */
export type VersionedJobUpdate = JobUpdate & Required<Pick<JobUpdate, 'version'>>;
/** The query parameters of a list of jobs. */
export type JobsQuery = NonNullable<operations['listJobs']['parameters']['query']>;
export type JobList = Schemas['JobList'];
export type PostedWithin = Schemas['PostedWithin'];
/** The values of each filter of a list of jobs, with counts. */
export type JobFacets = Schemas['JobFacets'];
export type Suggestion = Schemas['Suggestion'];
export type MyJobList = Schemas['MyJobList'];

/** The jobs that the page of a job suggests. */
export type RelatedJobs = Schemas['RelatedJobs'];
export type Company = Schemas['Company'];
export type CompanySize = Schemas['CompanySize'];
/** A company, as its client sees it. */
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
/** A freelancer, as the directory lists them. */
export type Freelancer = Schemas['Freelancer'];
export type ListedFreelancer = Schemas['ListedFreelancer'];
export type Landing = Schemas['Landing'];
export type LandingPromise = Schemas['LandingPromise'];
export type LandingJobValue = Schemas['LandingJobValue'];
export type LandingCompany = Schemas['LandingCompany'];
/** A freelancer, as their own page shows them. */
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
/** The values of the directory's filters, with the number of freelancers that would remain for each value. */
export type FreelancerFacets = NonNullable<Schemas['FreelancerFacets']>;

export type ApplicationStatus = Schemas['ApplicationStatus'];
export type MessageTemplate = Schemas['MessageTemplate'];
export type MessageTemplateInput = Schemas['MessageTemplateInput'];
export type DeclineAllInput = Schemas['DeclineAllInput'];
export type DeclinedTogether = Schemas['DeclinedTogether'];
export type AcceptedApplicant = Schemas['AcceptedApplicant'];
export type FillInput = Schemas['FillInput'];
/** The next step that the reader of an application takes. */
export type NextStep = Schemas['NextStep'];
/** An application that needs a step by its reader. */
export type WaitingItem = Schemas['WaitingItem'];
export type WaitingList = Schemas['WaitingList'];
export type Applicant = Schemas['Applicant'];
export type ResumeType = Schemas['ResumeType'];
export type Resume = Schemas['Resume'];
/** An application, as the job's client sees it. */
export type Application = Schemas['Application'];
export type ApplicationInput = Schemas['ApplicationInput'];
export type ApplicationList = Schemas['ApplicationList'];
/** The filter that a client has chosen for a job's applications. */
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
/** An application, as the freelancer who sent it sees it. */
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

/** The messages between the two sides of an application, as one side sees them. */
export type Conversation = Schemas['Conversation'];
export type ConversationList = Schemas['ConversationList'];
export type ConversationSummary = Schemas['ConversationSummary'];
export type ConversationChange = Schemas['ConversationChange'];
/** The agreement between the two sides of an accepted application, as one side sees it. */
export type Agreement = Schemas['Agreement'];
export type AgreementState = Schemas['AgreementState'];
export type AgreementAction = Schemas['AgreementAction'];
export type AgreementPart = Schemas['AgreementPart'];
/** The terms of one version of an agreement. */
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
/** A notification about an event that concerns a user. */
export type Notification = Schemas['Notification'];
export type NotificationKind = Schemas['NotificationKind'];
export type NotificationList = Schemas['NotificationList'];
export type NotificationsRead = Schemas['NotificationsRead'];
export type UnreadNotifications = Schemas['UnreadNotifications'];
/** The hours in which optional mails to a user are delayed. */
export type QuietHours = Schemas['QuietHours'];
/** The data of a server-sent event. */
export type UserEvent = Schemas['UserEvent'];

/** The role of a client in the account for which they act. */
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
/** The ids of a user's saved items, and the number of saved jobs with news. */
export type Saved = Schemas['Saved'];
export type SavedJobState = Schemas['SavedJobState'];
/** The current public data of a job. */
export type PresentJob = Schemas['PresentJob'];
export type SavedJob = Schemas['SavedJob'];
export type SavedJobInput = Schemas['SavedJobInput'];
export type SavedListCount = Schemas['SavedListCount'];
export type SavedJobsInput = Schemas['SavedJobsInput'];
/** A change to the list of public jobs, for sites that keep a copy of the list. */
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
/** The newest version of a legal text in all languages, and a list of its versions. */
export type LegalHistory = Schemas['LegalHistory'];

/** The setting of who can sign up: everyone, only invited people, or nobody. */
export type SignUps = Schemas['SignUps'];
/** An invitation to sign up, as operators see it. */
export type SignUpInvitation = Schemas['SignUpInvitation'];
export type SignUpInvitationState = Schemas['SignUpInvitationState'];
export type SignUpInvitationList = Schemas['SignUpInvitationList'];
export type SignUpInvitationInput = Schemas['SignUpInvitationInput'];
export type NewSignUpInvitation = Schemas['NewSignUpInvitation'];
/** An invitation to sign up or to a team, as the invited person sees it while signing up. */
export type SignUpOffer = Schemas['SignUpOffer'];
export type Brand = Schemas['Brand'];
export type BrandSettings = Schemas['BrandSettings'];
export type BrandInput = Schemas['BrandInput'];
/** A mail whose words operators may change. */
export type MailTextSummary = Schemas['MailTextSummary'];
export type MailText = Schemas['MailText'];
/**
 * A mail in one language: the default wording, the operators' wording, and an example of the text that surrounds it.
 */
export type MailTextVersion = Schemas['MailTextVersion'];
export type MailWords = Schemas['MailWords'];
export type MailWordsInput = Schemas['MailWordsInput'];
export type SiteSettings = Schemas['SiteSettings'];
export type SiteSettingsUpdate = Schemas['SiteSettingsUpdate'];
/** The state of the installation, for operators. */
export type Desk = Schemas['Desk'];
export type DeskAction = Schemas['DeskAction'];
export type DeskLogEntry = Schemas['DeskLogEntry'];
export type DeskDay = Schemas['DeskDay'];
export type DeskFigures = Schemas['DeskFigures'];
export type DeskTask = Schemas['DeskTask'];
export type FailedMail = Schemas['FailedMail'];
export type Finding = Schemas['Finding'];
export type Examination = Schemas['Examination'];

/** A member, as operators see them. */
export type PersonSummary = Schemas['PersonSummary'];
export type PersonList = Schemas['PersonList'];
export type PersonAccount = Schemas['PersonAccount'];
/** A job, as operators see it. */
export type DeskJob = Schemas['DeskJob'];
export type DeskJobList = Schemas['DeskJobList'];
export type DeskJobState = Schemas['DeskJobState'];
export type PersonDeletionInput = Schemas['PersonDeletionInput'];
/** A skill, as operators see it. */
export type SkillUse = Schemas['SkillUse'];
export type SkillUses = Schemas['SkillUses'];
export type SkillInput = Schemas['SkillInput'];

/** The role of a user who belongs to the staff: moderator or operator. */
export type StaffRole = Schemas['StaffRole'];
/** A rule that the reported content may violate. */
export type ModerationRule = Schemas['ModerationRule'];
export type RulingAction = Schemas['RulingAction'];
export type CaseState = Schemas['CaseState'];
/** A text of the reported content, with the name of its field. */
export type SubjectText = Schemas['SubjectText'];
export type SubjectContent = Schemas['SubjectContent'];
export type CaseSummary = Schemas['CaseSummary'];
export type CaseList = Schemas['CaseList'];
export type CaseReport = Schemas['CaseReport'];
export type CaseOwner = Schemas['CaseOwner'];
export type ModerationCase = Schemas['ModerationCase'];
export type SimilarJob = Schemas['SimilarJob'];
/** The decision of a moderator about a case. */
export type Ruling = Schemas['Ruling'];
export type RulingInput = Schemas['RulingInput'];
export type Appeal = Schemas['Appeal'];
export type AppealInput = Schemas['AppealInput'];
export type AppealRulingInput = Schemas['AppealRulingInput'];
/** The statement of reasons for a decision, for the user whom it concerns. */
export type Statement = Schemas['Statement'];
export type StatementSummary = Schemas['StatementSummary'];
export type StatementList = Schemas['StatementList'];
/** A statement in the format of the DSA Transparency Database. */
export type TransparencyStatement = Schemas['TransparencyStatement'];

/** The kinds of content that can be reported. */
export type ReportKind = Schemas['ReportKind'];
export type ReportReason = Schemas['ReportReason'];
/** The subject of a report. */
export type ReportSubject = Schemas['ReportSubject'];
export type ReportInput = Schemas['ReportInput'];
export type ReportReceipt = Schemas['ReportReceipt'];
export type ReportOutcome = Schemas['ReportOutcome'];
/** A report with its outcome, as its reporter sees it. */
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
