import { badFields, created } from '../contract/answers.ts';
import type { OperationsOf } from '../contract/operations.ts';
import { contactMail } from '../mail/templates.ts';
import type { Services } from '../services.ts';
import { findRecipient, insertContactMessage } from './contact.repository.ts';

export function contactOperations({ queries, mailbox, clock }: Services): OperationsOf<'contactFreelancer'> {
  return {
    async contactFreelancer({ body }) {
      const { freelancer_id, freelancer_email } = body;
      if (freelancer_id === undefined && freelancer_email === undefined) {
        return badFields({ freelancer_id: ['This field is required.'] });
      }
      const recipient = await findRecipient(queries, body);
      if (!recipient) {
        const field = freelancer_id === undefined ? 'freelancer_email' : 'freelancer_id';
        return badFields({ [field]: ['There is no such freelancer.'] });
      }
      const { subject = '', message } = body;
      await queries.transaction().execute(async (transaction) => {
        await insertContactMessage(transaction, {
          freelancerId: recipient.id,
          clientEmail: body.client_email,
          subject,
          message,
          createdAt: clock(),
        });
        await mailbox.enqueue(
          transaction,
          contactMail({
            to: recipient.email,
            firstName: recipient.first_name,
            sender: body.client_email,
            subject,
            message,
          }),
        );
      });
      mailbox.deliverSoon();
      return created({ detail: 'Message sent successfully!' });
    },
  };
}
