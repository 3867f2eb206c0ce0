import { routesOf } from '../http.ts';
import { invalid } from '../responses.ts';
import type { State } from '../state.ts';

export function contactHandlers(state: State) {
  const on = routesOf(state);
  return [
    on('contactFreelancer', ({ body }) => {
      const recipient = state.freelancers.find(
        (one) =>
          (body.freelancer_id === undefined || one.id === body.freelancer_id) &&
          (body.freelancer_email === undefined || one.user.email === body.freelancer_email),
      );
      if ((body.freelancer_id ?? body.freelancer_email) === undefined) {
        return invalid({ freelancer_id: ['required'] });
      }
      if (!recipient && body.freelancer_email === undefined) {
        return invalid({ freelancer_id: ['freelancer_unknown'] });
      }
      const { subject = '', message, client_email: from } = body;
      if (recipient) state.messages.push({ freelancer: recipient.id, subject, message, from });
      return { status: 201, body: { detail: 'Message sent successfully!' } };
    }),
  ];
}
