/** Lets operators invite people to sign up. */
import { isWithin, paginate } from '@skillharbor/contract-server/pagination';
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, conflict, created, notFound, ok } from '../../contract/responses.ts';
import {
  listSignUpInvitations,
  toSignUpInvitation,
} from '../signUpInvitations/signUpInvitations.repository.ts';
import { inviteToSignUp, lastDayProblem, withdrawSignUpInvitation } from './invitations.commands.ts';
import type { SignUpInvitationServices } from './invitations.commands.ts';

const PAGE_SIZE = 20;

export function signUpInvitationOperations(
  services: SignUpInvitationServices,
): OperationsOf<'listSignUpInvitations' | 'inviteToSignUp' | 'withdrawSignUpInvitation'> {
  const { queries, clock } = services;

  return {
    async listSignUpInvitations({ query: { page: number = 1 }, url }) {
      const page = { number, size: PAGE_SIZE };
      const rows = isWithin(page) ? await listSignUpInvitations(queries, page, clock()) : [];
      return ok(paginate(rows.map(toSignUpInvitation), page, url));
    },

    async inviteToSignUp({ body, person }) {
      const problem = lastDayProblem(body.last_day, clock());
      if (problem !== null) return badFields({ last_day: [problem] });
      const outcome = await inviteToSignUp(services, person.id, body);
      return 'refusal' in outcome ? conflict(outcome.refusal) : created(outcome);
    },

    async withdrawSignUpInvitation({ params: { signUpInvitationId: id }, person }) {
      const invitation = await withdrawSignUpInvitation(services, person.id, id);
      return invitation ? ok(invitation) : notFound;
    },
  };
}
