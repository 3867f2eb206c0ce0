import type { Registration, SignUpInvitation, SignUpOffer } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import { teamOffer, teamToken } from '../fixtures/team.ts';
import { routesOf } from '../http.ts';
import { conflict, invalid, notFound, pageOf } from '../responses.ts';
import type { State } from '../state.ts';

const MAX_LIFETIME_DAYS = 365;

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Handles invitations to sign up. */
export function signUpInvitationHandlers(state: State) {
  const on = routesOf(state);
  const dayFromNow = (days: number) => {
    const day = new Date(state.today);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  };
  return [
    on('checkSignUpInvitation', ({ body: { token } }) => ({ status: 200, body: offerOf(state, token) })),

    on('listSignUpInvitations', ({ query: { page }, url }) => ({
      status: 200,
      body: pageOf(
        state.signUpInvitations.map(({ invitation }) => invitation),
        url,
        page,
      ),
    })),

    on('inviteToSignUp', ({ body: { email, max_uses = 1, note = '', last_day: lastDay }, url }) => {
      if (lastDay !== undefined && lastDay < state.today) return invalid({ last_day: ['day_past'] });
      if (lastDay !== undefined && lastDay > dayFromNow(MAX_LIFETIME_DAYS))
        return invalid({ last_day: [{ code: 'day_too_late', params: { days: MAX_LIFETIME_DAYS } }] });
      if (email !== undefined) {
        if (state.accounts.some(({ user }) => user.is_confirmed && isSame(user.email, email)))
          return conflict('member_already');
        const isWaiting = ({ invitation: one }: State['signUpInvitations'][number]) =>
          one.state === 'waiting' && one.email !== null && isSame(one.email, email);
        if (state.signUpInvitations.some(isWaiting)) return conflict('sign_up_invited_already');
      }
      const isLink = email === undefined;
      const token = crypto.randomUUID();
      const invitation: SignUpInvitation = {
        id: crypto.randomUUID(),
        email: email ?? null,
        note: isLink ? note.trim() : '',
        max_uses: isLink ? max_uses : 1,
        uses: 0,
        state: 'waiting',
        created_at: state.now,
        last_day: lastDay ?? dayFromNow(14),
      };
      state.signUpInvitations.unshift({ token, invitation });
      const link = isLink ? `${url.origin}/signup#token=${token}` : null;
      return { status: 201, body: { invitation, link } };
    }),

    on('withdrawSignUpInvitation', ({ params }) => {
      const found = state.signUpInvitations.find(
        ({ invitation: { id } }) => id === params.signUpInvitationId,
      );
      if (!found) return notFound;
      if (found.invitation.state === 'waiting') found.invitation.state = 'withdrawn';
      return { status: 200, body: found.invitation };
    }),
  ];
}

function offerOf({ signUpInvitations }: State, token: string): SignUpOffer {
  if (token === teamToken) return { state: 'waiting', email: teamOffer.email, is_team: true };
  const found = signUpInvitations.find((one) => one.token === token)?.invitation;
  return { state: found?.state ?? 'unknown', email: found?.email ?? null, is_team: false };
}

/** Returns the reason why a registration is refused. Otherwise, returns null and counts the use of the invitation. */
export function refusalOfSignUp(
  state: State,
  { email, role, invitation }: Registration,
): NamedProblem | null {
  const signUps = state.site.sign_ups;
  const refusal = signUps === 'closed' ? 'sign_ups_closed' : 'sign_ups_by_invitation';
  if (invitation === undefined) return signUps === 'open' ? null : refusal;
  const offer = offerOf(state, invitation);
  const isOther = offer.email !== null && !isSame(offer.email, email);
  if (signUps !== 'open') {
    if (signUps === 'closed' && !offer.is_team) return refusal;
    if (offer.state !== 'waiting') return `sign_up_invitation_${offer.state}`;
    if (isOther) return 'sign_up_address_differs';
    if (offer.is_team && role !== 'client') return 'sign_up_client_only';
  }
  const used = state.signUpInvitations.find(({ token }) => token === invitation)?.invitation;
  if (used?.state === 'waiting' && !isOther) {
    used.uses += 1;
    if (used.uses === used.max_uses) used.state = 'used';
  }
  return null;
}
