/**
 * Declares the tables of apps/api/migrations for Kysely. Each file of `tables/` is named after the folder that owns its
 * tables. values.ts lists the JavaScript types of their values.
 */
import type { Kysely, Transaction } from 'kysely';
import type { AccountsTables } from './tables/accounts.ts';
import type { AgreementsTables } from './tables/agreements.ts';
import type { ApplicationsTables } from './tables/applications.ts';
import type { AuthTables } from './tables/auth.ts';
import type { BrandTables } from './tables/brand.ts';
import type { CachingTables } from './tables/caching.ts';
import type { CalendarsTables } from './tables/calendars.ts';
import type { CompaniesTables } from './tables/companies.ts';
import type { ContactTables } from './tables/contact.ts';
import type { ConversationsTables } from './tables/conversations.ts';
import type { DecisionRecordsTables } from './tables/decisionRecords.ts';
import type { DraftsTables } from './tables/drafts.ts';
import type { EvidenceTables } from './tables/evidence.ts';
import type { FilesTables } from './tables/files.ts';
import type { InvitationsTables } from './tables/invitations.ts';
import type { JobsTables } from './tables/jobs.ts';
import type { LegalTables } from './tables/legal.ts';
import type { LimitsTables } from './tables/limits.ts';
import type { MailTables } from './tables/mail.ts';
import type { MessageTemplatesTables } from './tables/messageTemplates.ts';
import type { ModerationTables } from './tables/moderation.ts';
import type { NotificationsTables } from './tables/notifications.ts';
import type { PortfolioTables } from './tables/portfolio.ts';
import type { QuestionsTables } from './tables/questions.ts';
import type { RenderingTables } from './tables/rendering.ts';
import type { ResumesTables } from './tables/resumes.ts';
import type { RevealsTables } from './tables/reveals.ts';
import type { SavedTables } from './tables/saved.ts';
import type { SavedSearchTables } from './tables/savedSearches.ts';
import type { SearchTables } from './tables/search.ts';
import type { SignUpInvitationsTables } from './tables/signUpInvitations.ts';
import type { SiteSettingsTables } from './tables/siteSettings.ts';
import type { TeamTables } from './tables/team.ts';
import type { ViewsTables } from './tables/views.ts';
import type { WorkRecordTables } from './tables/workRecord.ts';

export interface Tables
  extends
    AccountsTables,
    AgreementsTables,
    ApplicationsTables,
    AuthTables,
    BrandTables,
    CachingTables,
    CalendarsTables,
    CompaniesTables,
    ContactTables,
    ConversationsTables,
    DecisionRecordsTables,
    DraftsTables,
    EvidenceTables,
    FilesTables,
    InvitationsTables,
    JobsTables,
    LegalTables,
    LimitsTables,
    MailTables,
    MessageTemplatesTables,
    ModerationTables,
    NotificationsTables,
    PortfolioTables,
    QuestionsTables,
    RenderingTables,
    ResumesTables,
    RevealsTables,
    SavedTables,
    SavedSearchTables,
    SearchTables,
    SignUpInvitationsTables,
    SiteSettingsTables,
    TeamTables,
    ViewsTables,
    WorkRecordTables {}

/** The database, or a transaction on it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;
