/** Accepts the messages of visitors, and lets both sides of a thread read it. */
import { paginate } from '@skillharbor/contract-server/pagination';
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, conflict, created, noContent, notFound, ok } from '../../contract/responses.ts';
import { settingOf } from '../siteSettings/siteSettings.ts';
import { findThreadOf, listThreads } from '../conversations/list.repository.ts';
import {
  beginThread,
  changeThread,
  markThreadRead,
  openThread,
  readThread,
  writeInThread,
} from './contact.commands.ts';
import type { ContactServices } from './contact.commands.ts';
import { findRecipient } from './contact.repository.ts';

const SENT = 'Message sent successfully!';
const SENT_IF_KNOWN = 'If the address belongs to this freelancer, the message is on its way.';
const PAGE_SIZE = 20;

type ContactOperations = OperationsOf<
  | 'contactFreelancer'
  | 'listContactThreads'
  | 'getContactThread'
  | 'readVisitorThread'
  | 'openVisitorThread'
  | 'sendVisitorMessage'
  | 'markVisitorThreadRead'
  | 'changeVisitorThread'
>;

export function contactOperations(services: ContactServices): ContactOperations {
  return {
    async contactFreelancer({ body }) {
      const { freelancer_id, freelancer_email } = body;
      if (freelancer_id === undefined && freelancer_email === undefined) {
        return badFields({ freelancer_id: ['required'] });
      }
      if (!(await settingOf(services.queries, services.fixedSettings, 'visitor_contact')))
        return conflict('visitor_contact_off');
      const recipient = await findRecipient(services.queries, body);
      if (!recipient && freelancer_email === undefined) {
        return badFields({ freelancer_id: ['freelancer_unknown'] });
      }
      await beginThread(services, recipient, body);
      // If a request names an email address, the response must not reveal whether the address belongs to a freelancer.
      // The ids of freelancers, in contrast, are public.
      return created({ detail: freelancer_email === undefined ? SENT : SENT_IF_KNOWN });
    },

    async listContactThreads({ query, person, url }) {
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      return ok(paginate(await listThreads(services.queries, person.id, page), page, url));
    },

    async getContactThread({ params: { threadId }, person }) {
      const thread = await findThreadOf(services.queries, person.id, threadId);
      return thread ? ok(thread) : notFound;
    },

    async readVisitorThread({ body: { token, ...page } }) {
      const thread = await readThread(services, token, page);
      return thread ? ok(thread) : notFound;
    },

    async openVisitorThread({ body: { token } }) {
      return (await openThread(services, token)) ? noContent : notFound;
    },

    async sendVisitorMessage({ body: { token, ...message } }) {
      const outcome = await writeInThread(services, token, message);
      if (!outcome) return notFound;
      return 'refusal' in outcome ? conflict(outcome.refusal) : created(outcome);
    },

    async markVisitorThreadRead({ body: { token, number } }) {
      return (await markThreadRead(services, token, number)) ? noContent : notFound;
    },

    async changeVisitorThread({ body: { token, ...change } }) {
      const outcome = await changeThread(services, token, change);
      if (outcome === undefined) return notFound;
      if (outcome !== 'done') return conflict(outcome.refusal);
      const thread = await readThread(services, token, {});
      return thread ? ok(thread) : notFound;
    },
  };
}
