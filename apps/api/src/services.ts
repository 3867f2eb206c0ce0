/** The dependencies of all operations. Each operation uses only those that it needs. */
import type { FixedSettings } from './marketplace/siteSettings/siteSettings.ts';
import type { Retention } from './marketplace/applications/retention.ts';
import type { IsBreached } from './marketplace/auth/breachedPasswords.ts';
import type { Finding, Role } from '@skillharbor/contract';
import type { Challenges } from './marketplace/auth/challenges.ts';
import type { Codes } from './marketplace/auth/codes.ts';
import type { SessionLifetimes } from './marketplace/auth/sessions.repository.ts';
import type { Tokens } from './marketplace/auth/tokens.ts';
import type { Versions } from './platform/caching/publicVersion.ts';
import type { Queries } from './platform/database/tables.ts';
import type { FileStore } from './files/fileStore.ts';
import type { ScanFile } from './files/virusScan.ts';
import type { CalendarTokens } from './marketplace/calendars/calendarTokens.ts';
import type { DomainProof } from './marketplace/companies/domainProof.ts';
import type { PushKeys } from './marketplace/notifications/pushKeys.ts';
import type { EventStreams } from './marketplace/conversations/eventStreams.ts';
import type { ReplyAddresses } from './mail/incoming/replyAddresses.ts';
import type { MailQueue } from './mail/mailQueue.ts';
import type { ModerationLinks } from './mail/moderationLinks.ts';
import type { SavedSearchLinks } from './mail/savedSearchLinks.ts';
import type { UnsubscribeLinks } from './mail/unsubscribeLinks.ts';
import type { Schedule, ScheduledTasks } from './platform/schedule/schedule.ts';
import type { TaskName } from './tasks.ts';
import type { LogSecurity } from './platform/security/securityLog.ts';
import type { Clock } from './platform/time/clock.ts';

export interface Services {
  queries: Queries;
  versions: Versions;
  tokens: Tokens;
  challenges: Challenges;
  codes: Codes;
  mailQueue: MailQueue;
  /** Issues and reads reply addresses. It is null if replies by mail are off. */
  replyAddresses: ReplyAddresses | null;
  unsubscribeLinks: UnsubscribeLinks;
  savedSearchLinks: SavedSearchLinks;
  moderationLinks: ModerationLinks;
  calendarTokens: CalendarTokens;
  pushKeys: PushKeys;
  eventStreams: EventStreams;
  domainProof: DomainProof;
  files: FileStore;
  /** Checks an uploaded file. Returns true if the file is harmful. */
  scanFile: ScanFile;
  clock: Clock;
  sessionLifetimes: SessionLifetimes;
  /** Returns true if a password is on the operator's list of breached passwords. */
  isBreached: IsBreached;
  /** The roles for which the operator requires a second factor. */
  factorRoles: readonly Role[];
  /** The undo period of decisions: how many seconds a client has to undo a decision. */
  decisionHoldS: number;
  /** How long applications and messages are stored. */
  retention: Retention;
  /** The sender name of mails, or null if MAIL_FROM has no name or its default value. */
  fixedSenderName: string | null;
  /** True if a page shows mails from the outbox, because mails are not sent. */
  hasOutboxPage: boolean;
  /** The version of the server. */
  version: string;
  /** The settings of the site that environment variables set, so that operators cannot change them in the app. */
  fixedSettings: FixedSettings;
  /** Examines the installation, like the command `pnpm harbor doctor`. */
  examine: () => Promise<Finding[]>;
  /** Returns true if the disk has enough space for an optional write. */
  hasReserve: () => Promise<boolean>;
  /** A signal that is aborted when this server is about to stop. */
  stopping: AbortSignal;
  /** Writes a line of the security log. */
  logSecurity: LogSecurity;
  startTask: Schedule<TaskName>['startTask'];
  /** Returns the size of the stored files, or null if they are in object storage. */
  filesBytes: () => Promise<number | null>;
  /** Returns when the last scheduled backup was made and whether it failed, or null if this server makes no backups. */
  backupState: () => { newest: Date | null; hasFailed: boolean } | null;
  /** The background tasks of this server, in the form for operators. */
  schedule: ScheduledTasks;
}
