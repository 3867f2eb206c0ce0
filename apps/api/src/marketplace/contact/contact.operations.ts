import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, created } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { contactMail } from '../../mail/templates.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { findRecipient, insertContactMessage } from './contact.repository.ts';

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

export function contactOperations({
  queries,
  mailQueue,
  clock,
}: Services): OperationsOf<'contactFreelancer'> {
  return {
    async contactFreelancer({ body }) {
      const { freelancer_id, freelancer_email } = body;
      if (freelancer_id === undefined && freelancer_email === undefined) {
        return badFields({ freelancer_id: ['required'] });
      }
      const recipient = await findRecipient(queries, body);
      if (!recipient) {
        const field = freelancer_id === undefined ? 'freelancer_email' : 'freelancer_id';
        return badFields({ [field]: ['freelancer_unknown'] });
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
        await mailQueue.enqueue(
          transaction,
          contactMail({
            to: recipient.email,
            firstName: recipient.firstName,
            language: recipient.language,
            sender: body.client_email,
            subject,
            message,
          }),
        );
      });
      mailQueue.deliverSoon();
      return created({ detail: 'Message sent successfully!' });
    },
  };
}
