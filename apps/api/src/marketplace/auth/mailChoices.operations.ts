import type { OperationsOf } from '../../contract/operations.ts';
import { notFound, ok } from '../../contract/responses.ts';
import type { UnsubscribeLinks } from '../../mail/unsubscribeLinks.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { chooseMails, findMailChoice } from './mailChoices.commands.ts';

interface Services {
  queries: Queries;
  unsubscribeLinks: UnsubscribeLinks;
}

export function mailChoiceOperations(services: Services): OperationsOf<'checkMailLink' | 'chooseMails'> {
  return {
    async checkMailLink({ body: { token } }) {
      const choice = await findMailChoice(services, token);
      return choice ? ok(choice) : notFound;
    },

    async chooseMails({ body: { token, wanted } }) {
      const choice = await chooseMails(services, token, wanted);
      return choice ? ok(choice) : notFound;
    },
  };
}
