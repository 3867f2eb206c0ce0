/** Lets operators manage the installation in the app. */
import type { Desk, DeskTask, Finding } from '@skillharbor/contract';
import { isWithin, paginate } from '@skillharbor/contract-server/pagination';
import type { OperationsOf } from '../../contract/operations.ts';
import { conflict, created, notFound, ok } from '../../contract/responses.ts';
import { countGivenUp, failedMails, waitingMails } from '../../mail/mails.repository.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { readLegalHistory } from '../legal/legal.repository.ts';
import { readSiteSettings } from '../siteSettings/siteSettings.ts';
import { countCases } from '../moderation/cases.repository.ts';
import { countAll, countDuePushes, listDeskLog } from './desk.repository.ts';
import { countDays, databaseBytes } from './figures.repository.ts';
import { listDeskJobs } from './jobs.repository.ts';
import { publishLegalText } from './legal.commands.ts';
import { giveUpMail, retryMail, retryMails } from './mails.commands.ts';
import { changeSettings } from './settings.commands.ts';
import type { SettingServices } from './settings.commands.ts';
import { runTask } from './tasks.commands.ts';
import type { ScheduledTasks } from '../../platform/schedule/schedule.ts';
import { dayOf } from '../../platform/time/clock.ts';

type DeskOperations = OperationsOf<
  | 'getDesk'
  | 'getDeskFigures'
  | 'listDeskJobs'
  | 'retryMails'
  | 'retryMail'
  | 'giveUpMail'
  | 'runTask'
  | 'examineInstallation'
  | 'getSiteSettings'
  | 'changeSiteSettings'
  | 'getLegalHistory'
  | 'publishLegalText'
>;

export interface DeskServices extends SettingServices {
  mailQueue: MailQueue;
  schedule: ScheduledTasks;
  /** Returns the total size of the stored files in bytes, or null if object storage has them. */
  filesBytes: () => Promise<number | null>;
  /** Returns the state of the server's backups, or null if the server makes none. */
  backupState: () => { newest: Date | null; hasFailed: boolean } | null;
  /** The version of the server, such as 0.1.0. */
  version: string;
  /** Checks the installation, as the command `harbor doctor` does. */
  examine: () => Promise<Finding[]>;
}

const MAX_LISTED_MAILS = 50;
const JOBS_PER_PAGE = 20;

export function deskOperations(services: DeskServices): DeskOperations {
  const { queries, clock, version, examine, fixedSettings, schedule, filesBytes, backupState } = services;

  async function desk(): Promise<Desk> {
    const now = clock();
    const { count, since } = await waitingMails(queries, now);
    const failed = await failedMails(queries, MAX_LISTED_MAILS);
    const { open, appealed } = await countCases(queries);
    return {
      version,
      ...(await countAll(queries, now)),
      cases: { open, appealed },
      mails: {
        waiting: count,
        waiting_since: since && since.toISOString(),
        failed: failed.map(({ due_at, leased_until, last_error, created_at, ...mail }) => ({
          ...mail,
          created_at: created_at.toISOString(),
          next_attempt_at: due_at && due_at.toISOString(),
          is_being_sent: leased_until !== null && leased_until > now,
          error: last_error,
        })),
      },
      tasks: await tasks({ sendMails: count, sendPushes: await countDuePushes(queries, now) }),
      log: await listDeskLog(queries),
    };
  }

  /** Lists the background tasks, each with the length of its queue if it has one. */
  async function tasks(waiting: Partial<Record<string, number>>): Promise<DeskTask[]> {
    const givenUp: typeof waiting = { sendMails: await countGivenUp(queries) };
    return schedule.states().map(({ everyS, lastRunAt, ...task }) => ({
      ...task,
      every_seconds: everyS,
      last_run_at: lastRunAt && lastRunAt.toISOString(),
      waiting: waiting[task.name] ?? null,
      given_up: givenUp[task.name] ?? null,
    }));
  }

  const settings = () => readSiteSettings(queries, fixedSettings);

  return {
    getDesk: async () => ok(await desk()),

    async getDeskFigures() {
      const backups = backupState();
      return ok({
        days: await countDays(queries, dayOf(clock())),
        database_bytes: await databaseBytes(queries),
        files_bytes: await filesBytes(),
        backups: backups && {
          newest_at: backups.newest && backups.newest.toISOString(),
          has_failed: backups.hasFailed,
        },
      });
    },

    async listDeskJobs({ query: { search = '', page: number = 1 }, url }) {
      const page = { number, size: JOBS_PER_PAGE };
      const jobs = isWithin(page) ? await listDeskJobs(queries, search, page, dayOf(clock())) : [];
      return ok(paginate(jobs, page, url));
    },

    async retryMails({ person }) {
      await retryMails(services, person.id);
      return ok(await desk());
    },

    async retryMail({ params: { mailId }, person }) {
      const outcome = await retryMail(services, person.id, mailId);
      if (outcome === 'not found') return notFound;
      return outcome === 'done' ? ok(await desk()) : conflict('mail_being_sent');
    },

    async giveUpMail({ params: { mailId }, person }) {
      return (await giveUpMail(services, person.id, mailId)) ? ok(await desk()) : notFound;
    },

    async runTask({ params: { taskName }, person }) {
      return (await runTask(services, person.id, taskName)) ? ok(await desk()) : notFound;
    },

    async examineInstallation() {
      return ok({ examined_at: clock().toISOString(), findings: await examine() });
    },

    getSiteSettings: async () => ok(await settings()),

    async changeSiteSettings({ body, person }) {
      const variable = await changeSettings(services, person.id, body);
      return variable === null
        ? ok(await settings())
        : conflict({ code: 'setting_fixed', params: { variable } });
    },

    getLegalHistory: async ({ params: { legalKind } }) => ok(await readLegalHistory(queries, legalKind)),

    async publishLegalText({ params: { legalKind }, body, person }) {
      const isPublished = await publishLegalText(services, person.id, legalKind, body);
      return isPublished
        ? created(await readLegalHistory(queries, legalKind))
        : conflict('legal_text_changed');
    },
  };
}
