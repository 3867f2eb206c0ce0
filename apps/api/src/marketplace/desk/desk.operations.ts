/** Lets operators run the installation in the app. */
import type { Desk, Finding } from '@skillharbor/contract';
import type { OperationsOf } from '../../contract/operations.ts';
import { conflict, created, ok } from '../../contract/responses.ts';
import { failedMails, waitingMails } from '../../mail/mails.repository.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { readLegalHistory } from '../legal/legal.repository.ts';
import { readSiteSettings } from '../siteSettings/siteSettings.ts';
import { countAll, listDeskLog } from './desk.repository.ts';
import { publishLegalText } from './legal.commands.ts';
import { retryMails } from './mails.commands.ts';
import { changeSettings } from './settings.commands.ts';
import type { SettingServices } from './settings.commands.ts';

type DeskOperations = OperationsOf<
  | 'getDesk'
  | 'retryMails'
  | 'examineInstallation'
  | 'getSiteSettings'
  | 'changeSiteSettings'
  | 'getLegalHistory'
  | 'publishLegalText'
>;

export interface DeskServices extends SettingServices {
  mailQueue: MailQueue;
  /** The version of the server. */
  version: string;
  /** Examines the installation, as the command of the operator does. */
  examine: () => Promise<Finding[]>;
}

const MAX_LISTED_MAILS = 50;

export function deskOperations(services: DeskServices): DeskOperations {
  const { queries, clock, version, examine, fixedSettings } = services;

  async function desk(): Promise<Desk> {
    const now = clock();
    const { count, since } = await waitingMails(queries, now);
    const failed = await failedMails(queries, MAX_LISTED_MAILS);
    return {
      version,
      ...(await countAll(queries, now)),
      mails: {
        waiting: count,
        waiting_since: since && since.toISOString(),
        failed: failed.map(({ due_at, last_error, created_at, ...mail }) => ({
          ...mail,
          created_at: created_at.toISOString(),
          next_attempt_at: due_at && due_at.toISOString(),
          error: last_error,
        })),
      },
      log: await listDeskLog(queries),
    };
  }

  const settings = () => readSiteSettings(queries, fixedSettings);

  return {
    getDesk: async () => ok(await desk()),

    async retryMails({ person }) {
      await retryMails(services, person.id);
      return ok(await desk());
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
