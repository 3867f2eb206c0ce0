/** Changes the client's shortlist. The freelancer is notified only if the client requests it. */
import { shortlistMail } from '../../mail/templates.ts';
import { afterwards, mayShortlist, stateOf } from './applications.policy.ts';
import type { DecisionServices, Outcome } from './decisions.commands.ts';
import { writeShortlisted } from './review.repository.ts';
import { lockApplication, recordShortlistNotified } from './transitions.repository.ts';

/** Puts an application on the shortlist, or takes it off. */
export async function changeShortlist(
  { queries, clock }: Pick<DecisionServices, 'queries' | 'clock'>,
  { id, clientId }: { id: number; clientId: number },
  isShortlisted: boolean,
): Promise<Outcome> {
  return queries.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, id, { clientId });
    if (!application) return 'not found';
    const state = stateOf(application);
    if (isShortlisted && !mayShortlist(state)) return { refusedIn: state };
    await writeShortlisted(transaction, id, isShortlisted ? clock() : null);
    return 'done';
  });
}

/** Notifies the freelancer, at most once, that the application is on the shortlist. */
export async function notifyShortlisted(
  { queries, mailQueue, clock }: DecisionServices,
  { id, clientId }: { id: number; clientId: number },
): Promise<Outcome | 'not shortlisted' | 'notified already'> {
  const outcome = await queries.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, id, { clientId });
    if (!application) return 'not found';
    const state = stateOf(application);
    if (!afterwards(state, 'notify of shortlist')) return { refusedIn: state };
    if (application.shortlisted_at === null) return 'not shortlisted';
    if (application.shortlist_notified_at !== null) return 'notified already';
    await recordShortlistNotified(transaction, id, clock());
    const { email: to, title: jobTitle, ...applicant } = application;
    const mail = shortlistMail({ ...applicant, to, jobTitle, applicationId: id, site: mailQueue.site });
    await mailQueue.enqueue(transaction, mail);
    return 'done';
  });
  if (outcome === 'done') mailQueue.deliverSoon();
  return outcome;
}
