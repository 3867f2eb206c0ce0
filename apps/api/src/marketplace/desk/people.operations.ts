/** Lets operators find members and help them with their accounts. */
import { isWithin, paginate } from '@skillharbor/contract-server/pagination';
import type { OperationsOf } from '../../contract/operations.ts';
import { conflict, notFound, ok } from '../../contract/responses.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import {
  cancelDeletionOf,
  endSessionsOf,
  planDeletionOf,
  removeFactorsOf,
  sendConfirmationTo,
} from './people.commands.ts';
import { findPersonAccount, listPeople } from './people.repository.ts';

type PeopleOperations = OperationsOf<
  | 'listPeople'
  | 'getPerson'
  | 'endSessionsOfPerson'
  | 'removeFactorsOfPerson'
  | 'sendConfirmationToPerson'
  | 'planDeletionOfPerson'
  | 'cancelDeletionOfPerson'
>;

interface Services {
  queries: Queries;
  clock: Clock;
  mailQueue: MailQueue;
}

const PAGE_SIZE = 20;

export function peopleOperations(services: Services): PeopleOperations {
  const { queries, clock } = services;

  async function account(id: number) {
    const found = await findPersonAccount(queries, id, clock());
    return found ? ok(found) : notFound;
  }

  return {
    async listPeople({ query: { search = '', page: number = 1 }, url }) {
      const page = { number, size: PAGE_SIZE };
      const people = isWithin(page) ? await listPeople(queries, search, page, clock()) : [];
      return ok(paginate(people, page, url));
    },

    getPerson: ({ params: { personId } }) => account(personId),

    async endSessionsOfPerson({ params: { personId }, person }) {
      const outcome = await endSessionsOf(services, person.id, personId);
      return outcome === 'not found' ? notFound : account(personId);
    },

    async removeFactorsOfPerson({ params: { personId }, person }) {
      const outcome = await removeFactorsOf(services, person.id, personId);
      if (outcome === 'not found') return notFound;
      return outcome === 'done' ? account(personId) : conflict(outcome.refusal);
    },

    async sendConfirmationToPerson({ params: { personId }, person }) {
      const outcome = await sendConfirmationTo(services, person.id, personId);
      if (outcome === 'not found') return notFound;
      return outcome === 'done' ? account(personId) : conflict(outcome.refusal);
    },

    async planDeletionOfPerson({ params: { personId }, body: { reason }, person }) {
      const outcome = await planDeletionOf(services, person.id, personId, reason);
      if (outcome === 'not found') return notFound;
      return outcome === 'done' ? account(personId) : conflict(outcome.refusal);
    },

    async cancelDeletionOfPerson({ params: { personId }, person }) {
      const outcome = await cancelDeletionOf(services, person.id, personId);
      return outcome === 'not found' ? notFound : account(personId);
    },
  };
}
