/** Declares the tables of apps/api/migrations for Kysely. values.ts lists how their values arrive. */
import type {
  AccountEvent,
  AgreementAction,
  AgreementState,
  AgreementTerms,
  Application,
  Availability,
  ApplicationStatus,
  Category,
  DraftText,
  EmploymentType,
  JobVersion,
  Language,
  MailChoices,
  MessageFile,
  MessageTemplate,
  PayPeriod,
  Resume,
  Role,
  SavedJobState,
  ScreeningAnswer,
  ScreeningQuestion,
  SessionFactor,
  TeamMemberRole,
  WorkType,
} from '@skillharbor/contract';
import type { ColumnType, Generated, GeneratedAlways, Insertable, Kysely, Transaction } from 'kysely';

export interface Tables {
  users: UsersTable;
  team_members: TeamMembersTable;
  team_invitations: TeamInvitationsTable;
  companies: CompaniesTable;
  company_slugs: CompanySlugsTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  account_activities: AccountActivitiesTable;
  used_challenges: UsedChallengesTable;
  one_time_codes: OneTimeCodesTable;
  recovery_codes: RecoveryCodesTable;
  password_resets: PasswordResetsTable;
  address_confirmations: AddressConfirmationsTable;
  previous_addresses: PreviousAddressesTable;
  reset_requests: ResetRequestsTable;
  demo_accounts: DemoAccountsTable;
  freelancers: FreelancersTable;
  portfolio_pieces: PortfolioPiecesTable;
  skills: SkillsTable;
  freelancer_skills: FreelancerSkillsTable;
  job_listings: JobListingsTable;
  job_value_counts: JobValueCountsTable;
  job_versions: JobVersionsTable;
  job_pause_notices: JobPauseNoticesTable;
  job_edit_notices: JobEditNoticesTable;
  search_vocabulary: SearchVocabularyTable;
  freelancer_search: FreelancerSearchTable;
  freelancer_skill_counts: FreelancerSkillCountsTable;
  resumes: ResumesTable;
  profile_resumes: ProfileResumesTable;
  applications: ApplicationsTable;
  reveals: RevealsTable;
  application_notes: ApplicationNotesTable;
  questions: QuestionsTable;
  drafts: DraftsTable;
  saved_jobs: SavedJobsTable;
  saved_freelancers: SavedFreelancersTable;
  message_templates: MessageTemplatesTable;
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
  invitations: InvitationsTable;
  agreements: AgreementsTable;
  agreement_versions: AgreementVersionsTable;
  agreement_steps: AgreementStepsTable;
  work_record_entries: WorkRecordEntriesTable;
  contact_messages: ContactMessagesTable;
  contact_threads: ContactThreadsTable;
  contact_links: ContactLinksTable;
  contact_blocks: ContactBlocksTable;
  mails: MailsTable;
  installation: InstallationTable;
  unreferenced_files: UnreferencedFilesTable;
  versions: VersionsTable;
  decision_record_versions: DecisionRecordVersionsTable;
  rate_limits: RateLimitsTable;
}

/**
 * A list in a column of type jsonb. It is written as JSON, because drivers would turn a list into a PostgreSQL array.
 */
type JsonList<Item> = ColumnType<Item[], string | undefined, string>;

/** The database, or a transaction on it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

interface UsersTable {
  id: GeneratedAlways<number>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  role: Role;
  /** The user's language, or null if the user has not chosen one. */
  language: Language | null;
  created_at: Generated<Date>;
  /** The time when the user confirmed the address, or null if they have not. */
  confirmed_at: Date | null;
  /** The random id under which authenticators store the user, or null if none does. */
  passkey_handle: Generated<string | null>;
  /** The time when the account will be deleted at its user's request. */
  deletes_at: Generated<Date | null>;
  /** The kinds of mail about which the user has made a choice. The user gets all other kinds. */
  mail_choices: ColumnType<Partial<MailChoices>, string | undefined, string>;
  /** A name of the IANA database, or null if the user has chosen none. */
  time_zone: Generated<string | null>;
}

/** The clients who act for another client's account. */
interface TeamMembersTable {
  user_id: number;
  account_id: number;
  role: TeamMemberRole;
  joined_at: Date;
}

interface TeamInvitationsTable {
  id: string;
  account_id: number;
  email: string;
  role: TeamMemberRole;
  token_hash: Uint8Array;
  sent_at: Date;
  expires_at: Date;
}

interface CompaniesTable {
  id: GeneratedAlways<number>;
  client_id: number;
  /** The company's name, empty if the client gave none. */
  name: string;
  /** The path of the company's page, which is derived from the name. */
  slug: GeneratedAlways<string | null>;
  about: Generated<string>;
  website: Generated<string>;
  logo: string | null;
  updated_at: Date;
}

interface CompanySlugsTable {
  slug: string;
  company_id: number;
}

interface SessionsTable {
  id: string;
  user_id: number;
  refresh_hash: Uint8Array;
  created_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
  browser: Generated<string>;
  system: Generated<string>;
  factor: Generated<SessionFactor>;
  used_at: Date | null;
}

interface AccountActivitiesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  event: AccountEvent;
  factor: SessionFactor | null;
  browser: string;
  system: string;
  occurred_at: Date;
}

interface PasskeysTable {
  id: string;
  user_id: number;
  credential_id: Uint8Array;
  public_key: Uint8Array;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  used_at: Date | null;
}

/** The challenges for passkeys that were used and have not expired. */
interface UsedChallengesTable {
  id: string;
  expires_at: Date;
}

interface OneTimeCodesTable {
  user_id: number;
  /** The encrypted secret. */
  secret: Uint8Array;
  turned_on_at: Date | null;
  last_step: Generated<number>;
}

interface RecoveryCodesTable {
  code_hash: Uint8Array;
  user_id: number;
}

interface AddressConfirmationsTable {
  token_hash: Uint8Array;
  user_id: number;
  email: string;
  created_at: Date;
  expires_at: Date;
}

interface PreviousAddressesTable {
  token_hash: Uint8Array;
  user_id: number;
  email: string;
  expires_at: Date;
}

interface PasswordResetsTable {
  token_hash: Uint8Array;
  user_id: number;
  expires_at: Date;
  used_at: Date | null;
}

interface ResetRequestsTable {
  id: GeneratedAlways<number>;
  /** The email address as it was typed. An account with this address may not exist. */
  email: string;
  created_at: Date;
}

interface DemoAccountsTable {
  user_id: number;
  password: string;
}

interface FreelancersTable {
  user_id: number;
  title: Generated<string>;
  bio: Generated<string>;
  experience: Generated<string>;
  portfolio_link: Generated<string>;
  /** The amount is a numeric, which arrives in JavaScript as text. */
  hourly_rate: string | number | null;
  rate_currency: Generated<string>;
  location: Generated<string>;
  availability_status: Generated<Availability>;
  picture: string | null;
  accepts_invitations: Generated<boolean>;
  is_introduced: GeneratedAlways<boolean>;
  updated_at: Generated<Date>;
}

interface PortfolioPiecesTable {
  id: GeneratedAlways<number>;
  freelancer_id: number;
  position: number;
  title: string;
  link: Generated<string>;
  picture: string | null;
  updated_at: Date;
}

/** Triggers maintain this table. */
interface FreelancerSearchTable {
  freelancer_id: GeneratedAlways<number>;
  is_complete: GeneratedAlways<boolean>;
}

interface SkillsTable {
  id: GeneratedAlways<number>;
  name: string;
  category: string;
}

interface FreelancerSkillsTable {
  freelancer_id: number;
  skill_id: number;
}

export interface JobListingsTable {
  id: GeneratedAlways<number>;
  /** The id of the client, or null for the deleted job of a former member. */
  client_id: number | null;
  title: string;
  company: string;
  category: Category;
  location: string;
  short_description: string;
  description: string;
  salary_range: string | null;
  /**
   * The lower limit of the pay is a numeric, which arrives in JavaScript as text. Like the other columns of the pay, it
   * is null for a job without pay.
   */
  pay_min: string | number | null;
  /** The upper limit of the pay, or null for none. */
  pay_max: string | number | null;
  pay_currency: string | null;
  pay_period: PayPeriod | null;
  employment_type: EmploymentType;
  remote: WorkType;
  /** The last day for applications, YYYY-MM-DD. */
  application_deadline: string;
  /** The decision date, YYYY-MM-DD. Null means 14 days after the deadline. */
  decision_date: Generated<string | null>;
  blind_review: Generated<boolean>;
  /** The largest number of applications, or null for no limit. */
  application_limit: Generated<number | null>;
  /** How many people the job needs. */
  positions: Generated<number>;
  filled_at: Generated<Date | null>;
  /** Until this time, only the client knows that the job is filled. */
  fill_held_until: Generated<Date | null>;
  active_before_fill: Generated<boolean>;
  screening_questions: JsonList<ScreeningQuestion>;
  is_active: boolean;
  created_at: Date;
  date_posted: Date | null;
  /** The time of the last change, or null if it is not known. */
  updated_at: Date | null;
  deleted_at: Date | null;
  version: Generated<number>;
  applications_count: Generated<number>;
  undecided_count: Generated<number>;
  /** The number of applications that are pending or accepted, as far as their freelancers know. */
  taken_count: Generated<number>;
  /** The number of free places, or null for a job without a limit. */
  places_left: GeneratedAlways<number | null>;
  /** True if the public can find the job: it is active and has a free place. */
  is_listed: GeneratedAlways<boolean>;
  /** The time of the client's last activity on the job, which is written at most once a day. */
  last_sign_at: Generated<Date>;
  /** The time when the client was asked whether they are still looking, or null if there was activity since. */
  asked_at: Generated<Date | null>;
  /** The hash of the token in the link of the mail that asked the client. */
  link_hash: Generated<Uint8Array | null>;
  /** The time when the job was paused because the client did not confirm it. */
  paused_at: Generated<Date | null>;
  head: GeneratedAlways<string>;
  words: GeneratedAlways<string>;
}
export type NewJob = Insertable<JobListingsTable>;

/** A value's count is the sum over its rows. */
interface JobValueCountsTable {
  slot: GeneratedAlways<number>;
  filter: 'category' | 'location' | 'company' | 'employment_type' | 'remote' | 'has_pay';
  value: string;
  active: Generated<number>;
  words: GeneratedAlways<string>;
}

interface JobPauseNoticesTable {
  listing_id: number;
  due_at: Date | null;
  notified_at: Generated<Date | null>;
}

interface JobVersionsTable {
  listing_id: number;
  version: number;
  replaced_at: Date;
  /** The member whose edit replaced the version, as in `decided_by`. */
  replaced_by: number | null;
  content: JobVersion;
}

interface JobEditNoticesTable {
  listing_id: number;
  due_at: Date | null;
  notified_at: Date | null;
  notified_version: number | null;
}

/** The table may contain a word twice. */
interface SearchVocabularyTable {
  word: string;
}

interface ResumesTable {
  id: GeneratedAlways<number>;
  freelancer_id: number;
  key: string;
  name: string;
  type: Resume['type'];
  size: number;
  /** The SHA-256 digest of the file, or null if an older version stored it. */
  digest: Uint8Array | null;
  created_at: Date;
}

interface ProfileResumesTable {
  id: GeneratedAlways<number>;
  freelancer_id: number;
  resume_id: number;
  name: string;
  is_default: Generated<boolean>;
}

interface ApplicationsTable {
  id: GeneratedAlways<number>;
  listing_id: number;
  /** The id of the sending freelancer, or null for a former member. */
  freelancer_id: number | null;
  /** The id of the resume, or null for a former member. */
  resume_id: number | null;
  cover_letter: string;
  status: Generated<ApplicationStatus>;
  /** The status that the freelancer sees. */
  known_status: GeneratedAlways<ApplicationStatus>;
  message: string | null;
  decline_reason: string | null;
  /** True if the client named the application when marking the job as filled. */
  fills_job: Generated<boolean>;
  applied_at: Date;
  opened_at: Date | null;
  decided_at: Date | null;
  /** The member who decided, or null for a former one, and for decisions that are older than teams. */
  decided_by: Generated<number | null>;
  held_until: Date | null;
  notified_at: Date | null;
  withdrawn_at: Date | null;
  withdrawal_reason: string | null;
  closed_at: Generated<Date | null>;
  /** The decision date, YYYY-MM-DD, that the job named when the application was sent. */
  promised_by: GeneratedAlways<string>;
  listing_version: number | null;
  /** True if the freelancer's name is hidden from the client. */
  is_hidden: Generated<boolean>;
  is_decided: GeneratedAlways<boolean>;
  /** Triggers maintain this column and `sort_rate`. */
  sort_currency: Generated<string>;
  sort_rate: Generated<string | number>;
  shortlisted_at: Generated<Date | null>;
  shortlist_notified_at: Generated<Date | null>;
  /** True if the client agreed, when accepting, that the freelancer receives their email address. */
  email_shared: Generated<boolean>;
  /** The screening questions as they were asked, with the answers. */
  screening_answers: JsonList<ScreeningAnswer>;
  /** The time when the freelancer was told how long the application is stored. */
  retention_notified_at: Generated<Date | null>;
  /** The time when everything except dates and outcome was removed from the application. */
  forgotten_at: Generated<Date | null>;
}

/** Private notes of clients. No response to a freelancer contains them. */
interface ApplicationNotesTable {
  application_id: number;
  note: string;
  /** The member who wrote the note last, as in `decided_by`. */
  written_by: number | null;
}

export type RevealReason = NonNullable<Application['reveal_reason']>;

interface RevealsTable {
  application_id: number;
  /** The id of the client. */
  revealed_by: number | null;
  revealed_at: Date;
  reason: RevealReason;
}

interface QuestionsTable {
  id: GeneratedAlways<number>;
  listing_id: number;
  /** The id of the asker, which no response of the API contains. It is null for a former member. */
  asker_id: number | null;
  question: string;
  asked_at: Date;
  reply: string | null;
  replied_at: Date | null;
  deleted_at: Date | null;
  deletion_reason: string | null;
}

interface DraftsTable {
  user_id: number;
  key: string;
  version: Generated<number>;
  texts: ColumnType<DraftText[], string>;
  saved_at: Date;
}

interface SavedJobsTable {
  user_id: number;
  /** The id of the job, which may no longer exist. */
  listing_id: number;
  title: string;
  note: Generated<string>;
  saved_at: Date;
  removed_at: Generated<Date | null>;
  seen_state: SavedJobState;
  seen_version: number | null;
  seen_content: string | null;
}

interface SavedFreelancersTable {
  client_id: number;
  freelancer_id: number;
  note: Generated<string>;
  saved_at: Date;
  removed_at: Generated<Date | null>;
}

interface MessageTemplatesTable {
  id: GeneratedAlways<number>;
  client_id: number;
  kind: MessageTemplate['kind'];
  name: string;
  text: string;
}

interface ConversationsTable {
  /** The id of an application or of a thread, which take their ids from one sequence. */
  application_id: number;
  last_number: Generated<number>;
  ended_by: Generated<Role | null>;
}

interface ConversationMembersTable {
  application_id: number;
  role: Role;
  /** Null for a visitor, who has no account. */
  user_id: number | null;
  read_number: Generated<number>;
  unread: Generated<number>;
  is_muted: Generated<boolean>;
  mailed_number: Generated<number>;
  mailed_at: Generated<Date | null>;
  mail_due_at: Generated<Date | null>;
}

interface MessagesTable {
  application_id: number;
  number: number;
  id: string;
  role: Role;
  /** The member who wrote the message, as in `decided_by`. */
  author_id: number | null;
  text: string;
  // A message has all of these columns or none.
  file_key: Generated<string | null>;
  file_name: Generated<string | null>;
  file_type: Generated<MessageFile['type'] | null>;
  file_size: Generated<number | null>;
  sent_at: Date;
}

interface InvitationsTable {
  id: string;
  listing_id: number;
  client_id: number;
  freelancer_id: number;
  message: string;
  sent_at: Date;
  declined_at: Date | null;
  decline_reason: string | null;
}

interface AgreementsTable {
  application_id: number;
  state: Exclude<AgreementState, 'empty'>;
  state_by: Role;
  version: number;
  is_agreed: Generated<boolean>;
  end_reason: Generated<string | null>;
}

interface AgreementVersionsTable {
  application_id: number;
  version: number;
  role: Role;
  /** Stored as JSON text, which the driver parses. */
  terms: ColumnType<AgreementTerms, string, never>;
  written_at: Date;
}

interface AgreementStepsTable {
  application_id: number;
  number: number;
  action: AgreementAction;
  role: Role;
  taken_at: Date;
}

/** The messages of visitors from before they became threads. Nothing writes new ones. */
interface WorkRecordEntriesTable {
  id: GeneratedAlways<number>;
  application_id: number;
  about: Role;
  freelancer_id: number;
  client_id: number;
  job_title: string;
  started_on: string;
  done_on: string;
  sentence: string;
  version: Generated<number>;
  confirmed_version: Generated<number | null>;
  hidden_by_freelancer: Generated<boolean>;
  hidden_by_client: Generated<boolean>;
  is_shown: GeneratedAlways<boolean>;
}

interface ContactMessagesTable {
  id: GeneratedAlways<number>;
  freelancer_id: number;
  client_email: string;
  subject: string;
  message: string;
  created_at: Date;
}

interface ContactThreadsTable {
  id: Generated<number>;
  freelancer_id: number | null;
  is_by_address: boolean;
  sender_email: string;
  subject: string;
  language: Language | null;
  created_at: Date;
  confirmed_at: Date | null;
}

interface ContactLinksTable {
  token_hash: Uint8Array;
  thread_id: number;
  expires_at: Date;
}

interface ContactBlocksTable {
  freelancer_id: number;
  sender_hash: Uint8Array;
}

interface MailsTable {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  /** The link that stops mails of this kind, or null for a mail that is always sent. */
  unsubscribe_url: Generated<string | null>;
  language: Generated<Language>;
  created_at: Date;
  attempts: Generated<number>;
  due_at: Date | null;
  sent_at: Date | null;
  last_error: string | null;
}

interface InstallationTable {
  id: GeneratedAlways<string>;
}

interface UnreferencedFilesTable {
  key: string;
  recorded_at: Date;
  /** The day that names the file's folder in the trash, YYYY-MM-DD. */
  abandoned_on: string | null;
}

interface DecisionRecordVersionsTable {
  client_id: number;
  stamp: Generated<string>;
}

interface FreelancerSkillCountsTable {
  slot: GeneratedAlways<number>;
  availability_status: Availability;
  skill_id: number;
  freelancers: number;
}

/** The kinds of lists that have their own version. */
export type Subject = 'jobs' | 'freelancers';

interface VersionsTable {
  slot: GeneratedAlways<number>;
  subject: 'public' | Subject;
  stamp: Generated<string>;
}

interface RateLimitsTable {
  key: string;
  points: number;
  expire: number;
}
