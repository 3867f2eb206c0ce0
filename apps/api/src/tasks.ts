/**
 * Lists the background tasks of the server. Each task runs at the start, once in each of its periods, and when an
 * operation starts it by its name. Metrics and the log contain the same names.
 *
 * - **Several servers** run every task. Each step locks the rows that it changes, or can be repeated without effect, so
 *   that no step is done twice.
 * - **The database determines what is due**, and the result is recorded in the same transaction that queues the mail. A
 *   crash therefore loses no work, and a mail is queued at most once.
 * - **Retries:** work that a task could not do remains due. A failed task runs again after 15 seconds. A refused mail
 *   is tried again after a minute up to six hours, with at most 20 attempts in all. A failed push notification is tried
 *   again in the same way, for a day.
 * - **Dead letters:** a mail that was given up stays in the table `mails` with its reason for a while; `pnpm harbor
 *   mails` lists such mails.
 */
import type { FastifyBaseLogger } from 'fastify';
import { removeExpired } from './platform/limits/sharedCounters.ts';
import type { FileStore } from './files/fileStore.ts';
import { createOrphanCleanup } from './files/orphanCleanup.ts';
import type { ReplyAddresses } from './mail/incoming/replyAddresses.ts';
import { createMailer } from './mail/mailer.ts';
import { deleteMailsBefore } from './mail/mails.repository.ts';
import type { MailQueue } from './mail/mailQueue.ts';
import type { SavedSearchLinks } from './mail/savedSearchLinks.ts';
import type { Transport } from './mail/transport.ts';
import { deleteAgreements } from './marketplace/agreements/formerMembers.repository.ts';
import { forgetEndedApplications, noticeRetention } from './marketplace/applications/retention.commands.ts';
import type { Retention } from './marketplace/applications/retention.ts';
import { closeUndecided } from './marketplace/applications/closing.commands.ts';
import { notifyOfDueDecisions } from './marketplace/applications/decisions.commands.ts';
import { notifyOfDueEdits } from './marketplace/applications/editNotices.commands.ts';
import { notifyOfDuePauses } from './marketplace/applications/pauseNotices.commands.ts';
import { removeOldActivity } from './marketplace/auth/accountActivity.commands.ts';
import { removeOldConfirmations } from './marketplace/auth/confirmations.commands.ts';
import { removeUsedChallenges } from './marketplace/auth/passkeys.commands.ts';
import { processResetRequests } from './marketplace/auth/passwordResets.commands.ts';
import { deleteConversations } from './marketplace/conversations/conversations.repository.ts';
import type { DomainProof } from './marketplace/companies/domainProof.ts';
import type { EventStreams } from './marketplace/conversations/eventStreams.ts';
import { mailMessages } from './marketplace/conversations/messageMails.commands.ts';
import { checkDomains } from './marketplace/companies/companyDomains.commands.ts';
import { compareTexts } from './marketplace/evidence/texts.commands.ts';
import { removeOldDrafts } from './marketplace/drafts/drafts.commands.ts';
import { sendDigests } from './mail/digests.commands.ts';
import { removeOldNotifications } from './marketplace/notifications/notifications.commands.ts';
import { sendPushes } from './marketplace/notifications/push.commands.ts';
import type { PushKeys } from './marketplace/notifications/pushKeys.ts';
import type { PushTransport } from './marketplace/notifications/pushTransport.ts';
import { deleteInvitations } from './marketplace/invitations/invitations.repository.ts';
import { deleteDueAccounts } from './marketplace/deletion/deletion.commands.ts';
import { removeOldMessages } from './marketplace/deletion/oldMessages.commands.ts';
import { removeUnconfirmed } from './marketplace/deletion/unconfirmed.commands.ts';
import { deleteRemoved } from './marketplace/saved/saved.commands.ts';
import { matchJobs, removeOldMatches } from './marketplace/savedSearches/savedSearches.commands.ts';
import { mailSavedSearches } from './marketplace/savedSearches/searchMails.commands.ts';
import { removeOldSignUpInvitations } from './marketplace/desk/invitations.commands.ts';
import { removeOldTeamInvitations } from './marketplace/team/team.commands.ts';
import { lookAtFirstTexts } from './marketplace/moderation/firstTexts.commands.ts';
import { removeOldCases } from './marketplace/moderation/retention.commands.ts';
import { endSuspensions } from './marketplace/moderation/rulings.commands.ts';
import { removeOldJobChanges } from './marketplace/jobs/jobChanges.commands.ts';
import { publishPlanned } from './marketplace/jobs/publication.commands.ts';
import { askQuietClients, pauseUnconfirmed } from './marketplace/jobs/stillLooking.commands.ts';
import type { FixedSettings } from './marketplace/siteSettings/siteSettings.ts';
import type { Queries } from './platform/database/tables.ts';
import { announceJobs } from './rendering/indexNow/indexNow.ts';
import type { AnnounceServices } from './rendering/indexNow/indexNow.ts';
import { deleteViewsBefore } from './marketplace/views/views.repository.ts';
import { dayOf, secondsAfter } from './platform/time/clock.ts';
import type { Clock } from './platform/time/clock.ts';
import type { Task } from './platform/schedule/schedule.ts';

const HALF_MINUTE_S = 30;
const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

export interface TaskServices {
  queries: Queries;
  eventStreams: EventStreams;
  domainProof: DomainProof;
  mailQueue: MailQueue;
  savedSearchLinks: SavedSearchLinks;
  /** Receives replies by mail. It is null if replies by mail are off. */
  replyAddresses: ReplyAddresses | null;
  /** Handles the mails in the operator's mailbox, which are replies. */
  fetchMails: (stopping: AbortSignal) => Promise<void>;
  /** Makes the scheduled backups. */
  backUp: (stopping: AbortSignal) => Promise<void>;
  transport: Transport;
  /** The settings of the site that environment variables set. */
  fixedSettings: FixedSettings;
  pushKeys: PushKeys;
  pushTransport: PushTransport;
  files: FileStore;
  clock: Clock;
  log: FastifyBaseLogger;
  /** How long the record of a mail is stored after the mail was sent or given up, in days. */
  mailRetentionDays: number;
  /** How long applications and messages are stored. */
  retention: Retention;
  /** The settings for announcing changed jobs to search engines, or null to announce none. */
  indexNow: AnnounceServices['indexNow'];
  publicUrl: URL | null;
  /** True if no other process uses the database. */
  isAlone: boolean;
  /** Returns the sender name of mails, or null to use the name in MAIL_FROM. */
  senderName: () => Promise<string | null>;
  /** Counts a failed attempt to send a mail. */
  onFailedMail: () => void;
}

export type TaskName = keyof ReturnType<typeof createTasks>;

export function createTasks(services: TaskServices) {
  return {
    // Each of these tasks is started by operations when there is work for it.
    sendPasswordLinks: { everyS: HALF_MINUTE_S, run: () => processResetRequests(services) },
    compareTexts: { everyS: HALF_MINUTE_S, run: (stopping) => compareTexts(services, stopping) },
    deliverDecisions: { everyS: HALF_MINUTE_S, run: () => notifyOfDueDecisions(services) },

    // These tasks regularly look for work that has become due.
    closeUndecided: { everyS: DAY_S, run: () => closeUndecided(services) },
    publishJobs: { everyS: HALF_MINUTE_S, run: () => publishPlanned(services) },
    notifyOfEdits: { everyS: HALF_MINUTE_S, run: () => notifyOfDueEdits(services) },
    notifyOfPauses: { everyS: HALF_MINUTE_S, run: () => notifyOfDuePauses(services) },
    mailMessages: { everyS: HALF_MINUTE_S, run: () => mailMessages(services) },
    announceJobs: { everyS: 10 * 60, run: () => announceJobs(services) },
    lookAtFirstTexts: { everyS: HALF_MINUTE_S, run: () => lookAtFirstTexts(services) },
    matchJobs: { everyS: HALF_MINUTE_S, run: () => matchJobs(services) },
    checkDomains: { everyS: HOUR_S, run: (stopping) => checkDomains(services, stopping) },
    mailSavedSearches: { everyS: HALF_MINUTE_S, run: () => mailSavedSearches(services) },
    sendDigests: { everyS: HALF_MINUTE_S, run: () => sendDigests(services) },
    askQuietClients: { everyS: HALF_MINUTE_S, run: () => askQuietClients(services) },
    endSuspensions: { everyS: HALF_MINUTE_S, run: () => endSuspensions(services) },
    noticeRetention: { everyS: HOUR_S, run: () => noticeRetention(services) },
    pauseUnconfirmed: { everyS: HALF_MINUTE_S, run: () => pauseUnconfirmed(services) },

    // This task handles mails in the operator's mailbox. Mails that arrive by LMTP need no task.
    fetchMails: { everyS: HALF_MINUTE_S, run: services.fetchMails },

    // This task sends something to open event streams from time to time, so that their connections stay open when there
    // are no events.
    keepStreamsAlive: { everyS: HALF_MINUTE_S, run: async () => services.eventStreams.keepAlive() },

    // These tasks remove data that is no longer needed.
    removeOrphanFiles: { everyS: HOUR_S, run: createOrphanCleanup(services) },
    deleteDueAccounts: { everyS: HOUR_S, run: () => deleteDueAccounts(services) },
    removeUnconfirmed: { everyS: HOUR_S, run: () => removeUnconfirmed(services) },
    removeOldConfirmations: { everyS: DAY_S, run: () => removeOldConfirmations(services) },
    removeOldCases: { everyS: DAY_S, run: () => removeOldCases(services) },
    removeOldActivity: { everyS: DAY_S, run: () => removeOldActivity(services) },
    removeOldNotifications: { everyS: DAY_S, run: () => removeOldNotifications(services) },
    removeOldDrafts: { everyS: DAY_S, run: () => removeOldDrafts(services) },
    removeOldViews: {
      everyS: DAY_S,
      run: () => deleteViewsBefore(services.queries, dayOf(services.clock())),
    },
    removeOldMatches: { everyS: DAY_S, run: () => removeOldMatches(services) },
    removeUnsaved: { everyS: DAY_S, run: () => deleteRemoved(services) },
    removeOldJobChanges: { everyS: DAY_S, run: () => removeOldJobChanges(services) },
    removeUsedChallenges: { everyS: HOUR_S, run: () => removeUsedChallenges(services) },
    removeOldMails: {
      everyS: DAY_S,
      run: () =>
        deleteMailsBefore(
          services.queries,
          secondsAfter(services.clock(), -services.mailRetentionDays * DAY_S),
        ),
    },
    forgetEndedApplications: {
      everyS: HOUR_S,
      run: () =>
        forgetEndedApplications({ ...services, deleteConversations, deleteAgreements, deleteInvitations }),
    },
    removeOldMessages: { everyS: DAY_S, run: () => removeOldMessages(services) },
    removeOldSignUpInvitations: { everyS: DAY_S, run: () => removeOldSignUpInvitations(services) },
    removeOldTeamInvitations: { everyS: DAY_S, run: () => removeOldTeamInvitations(services) },
    removeExpiredCounters: { everyS: HOUR_S, run: () => removeExpired(services.queries) },

    // This task makes a backup at an hour of the day. If no server runs at that hour, it makes the backup when a server
    // starts.
    backUp: { everyS: 10 * 60, run: services.backUp },

    // This task sends mails. Every task and operation that queues a mail starts it.
    sendMails: { everyS: HALF_MINUTE_S, run: createMailer(services) },
    // This task sends push notifications. It is started whenever `sendMails` is started.
    sendPushes: { everyS: HALF_MINUTE_S, run: (stopping) => sendPushes(services, stopping) },
  } satisfies Record<string, Task>;
}
