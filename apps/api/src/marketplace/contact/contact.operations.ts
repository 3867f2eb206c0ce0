import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, created } from '../../contract/responses.ts';
import { sendMessage } from './contact.commands.ts';
import type { ContactServices } from './contact.commands.ts';
import { findRecipient } from './contact.repository.ts';

const SENT = 'Message sent successfully!';
const SENT_IF_KNOWN = 'If the address belongs to this freelancer, the message is on its way.';

export function contactOperations(services: ContactServices): OperationsOf<'contactFreelancer'> {
  return {
    async contactFreelancer({ body }) {
      const { freelancer_id, freelancer_email } = body;
      if (freelancer_id === undefined && freelancer_email === undefined) {
        return badFields({ freelancer_id: ['required'] });
      }
      const recipient = await findRecipient(services.queries, body);
      if (!recipient && freelancer_email === undefined) {
        return badFields({ freelancer_id: ['freelancer_unknown'] });
      }
      const { client_email: sender, subject = '', message } = body;
      if (recipient) await sendMessage(services, recipient, { sender, subject, message });
      // The response must not reveal whose address it is. The ids, in contrast, are public.
      return created({ detail: freelancer_email === undefined ? SENT : SENT_IF_KNOWN });
    },
  };
}
