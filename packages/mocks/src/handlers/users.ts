import { daysAgo } from '../fixtures/today.ts';
import { freelancerUser } from '../fixtures/users.ts';
import { routesOf } from '../http.ts';
import { invalid, notFound, pageOf } from '../responses.ts';
import { recordActivity } from '../state.ts';
import type { State } from '../state.ts';

/** The token of all mocked unsubscribe links. It stops mails about questions to the demo freelancer. */
export const MAIL_LINK_TOKEN = 'mail-link-token';

export function userHandlers(state: State) {
  const on = routesOf(state);
  return [
    on('getCurrentUser', ({ person }) => ({ status: 200, body: person })),

    on(
      'updateCurrentUser',
      ({ person, body: { first_name, last_name, language, time_zone, quiet_hours, digest_hour, mails } }) => {
        person.first_name = first_name?.trim() ?? person.first_name;
        person.last_name = last_name?.trim() ?? person.last_name;
        person.language = language ?? person.language;
        if (time_zone !== undefined) person.time_zone = time_zone;
        if (quiet_hours !== undefined) person.quiet_hours = quiet_hours;
        if (digest_hour !== undefined) person.digest_hour = digest_hour;
        person.mails = { ...person.mails, ...mails };
        if (first_name !== undefined || last_name !== undefined) recordActivity(state, 'name_changed');
        return { status: 200, body: person };
      },
    ),

    on('listActivity', ({ url, query }) => ({ status: 200, body: pageOf(state.activity, url, query.page) })),

    on('checkMailLink', ({ body }) => mailChoice(body.token, mailLinkHolder(state)?.mails.questions)),

    on('chooseMails', ({ body: { token, wanted } }) => {
      const person = mailLinkHolder(state);
      if (person && token === MAIL_LINK_TOKEN) person.mails = { ...person.mails, questions: wanted };
      return mailChoice(token, wanted);
    }),

    on('requestDeletion', ({ person, body }) => {
      const account = state.accounts.find(({ user }) => user.pk === person.pk);
      if (account?.password !== body.password) return invalid({ password: ['password_wrong'] });
      if (person.deletes_at === null) recordActivity(state, 'deletion_planned');
      person.deletes_at ??= daysAgo(-7);
      return { status: 200, body: person };
    }),

    on('exportData', ({ person, body }) => {
      const account = state.accounts.find(({ user }) => user.pk === person.pk);
      if (account?.password !== body.password) return invalid({ password: ['password_wrong'] });
      recordActivity(state, 'data_exported');
      return { status: 200, file: new Blob(['PK']), name: 'skill-harbor.zip' };
    }),

    on('cancelDeletion', ({ person }) => {
      person.deletes_at = null;
      recordActivity(state, 'deletion_cancelled');
      return { status: 200, body: person };
    }),
  ];
}

function mailLinkHolder(state: State) {
  return state.accounts.find(({ user }) => user.pk === freelancerUser.pk)?.user;
}

function mailChoice(token: string, wanted: boolean | undefined) {
  return token === MAIL_LINK_TOKEN && wanted !== undefined
    ? { status: 200 as const, body: { kind: 'questions' as const, kinds: ['questions' as const], wanted } }
    : notFound;
}
