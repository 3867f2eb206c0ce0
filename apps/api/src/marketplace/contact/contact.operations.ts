import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, created } from '../../contract/responses.ts';
import { sendMessage } from './contact.commands.ts';
import type { ContactServices } from './contact.commands.ts';
import { findRecipient } from './contact.repository.ts';

export function contactOperations(services: ContactServices): OperationsOf<'contactFreelancer'> {
  return {
    async contactFreelancer({ body }) {
      const { freelancer_id, freelancer_email } = body;
      if (freelancer_id === undefined && freelancer_email === undefined) {
        return badFields({ freelancer_id: ['required'] });
      }
      const recipient = await findRecipient(services.queries, body);
      if (!recipient) {
        const field = freelancer_id === undefined ? 'freelancer_email' : 'freelancer_id';
        return badFields({ [field]: ['freelancer_unknown'] });
      }
      const { client_email: sender, subject = '', message } = body;
      await sendMessage(services, recipient, { sender, subject, message });
      return created({ detail: 'Message sent successfully!' });
    },
  };
}
