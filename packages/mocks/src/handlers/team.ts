import type { TeamMember, User } from '@skillharbor/contract';
import { teamOffer, teamToken } from '../fixtures/team.ts';
import { routesOf } from '../http.ts';
import { conflict, invalid, notFound } from '../responses.ts';
import { accountOf, companyOf } from '../state.ts';
import type { State } from '../state.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_TEAM = 30;

/** Handles teams. There is only one team, which belongs to the first client of the fixtures. */
export function teamHandlers(state: State) {
  const on = routesOf(state);
  const { team } = state;
  const isOfTeam = ({ pk }: User) => team.members.some(({ id }) => id === pk);
  const other = (id: number) => team.members.find((member) => member.id === id && member.role !== 'owner');
  const invitationWith = (id: string) => team.invitations.find((invitation) => invitation.id === id);
  const expiry = () => new Date(Date.parse(state.now) + LIFETIME_MS).toISOString();
  const shownTo = (person: User) => ({
    ...team,
    company: companyOf(state, accountOf(state, person)).company.name,
    role: person.team_role,
    invitations: person.team_role === 'owner' ? team.invitations : [],
  });
  const forget = (member: TeamMember) => team.members.splice(team.members.indexOf(member), 1);
  const setRole = (id: number, role: TeamMember['role']) => {
    const account = state.accounts.find(({ user }) => user.pk === id);
    if (account) account.user.team_role = role;
    const member = team.members.find((one) => one.id === id);
    if (member) member.role = role;
  };

  return [
    on('getTeam', ({ person }) => {
      if (isOfTeam(person)) return { status: 200, body: shownTo(person) };
      const { pk: id, first_name, last_name, email } = person;
      const alone = { id, first_name, last_name, email, role: 'owner' as const, joined_at: null };
      const { name } = companyOf(state, id).company;
      return { status: 200, body: { company: name, role: 'owner', members: [alone], invitations: [] } };
    }),

    on('inviteToTeam', ({ body: { email, role } }) => {
      const isSame = (one: { email: string }) => one.email.toLowerCase() === email.toLowerCase();
      if (team.members.some(isSame)) return conflict('team_member_already');
      if (team.invitations.some(isSame)) return conflict('team_invited_already');
      if (team.members.length + team.invitations.length >= MAX_TEAM)
        return conflict({ code: 'team_full', params: { max: MAX_TEAM } });
      const sent = { sent_at: state.now, expires_at: expiry(), is_expired: false };
      const invitation = { id: crypto.randomUUID(), email, role, ...sent };
      team.invitations.unshift(invitation);
      return { status: 201, body: invitation };
    }),

    on('resendTeamInvitation', ({ params }) => {
      const invitation = invitationWith(params.teamInvitationId);
      if (!invitation) return notFound;
      Object.assign(invitation, { sent_at: state.now, expires_at: expiry(), is_expired: false });
      return { status: 200, body: invitation };
    }),

    on('withdrawTeamInvitation', ({ params }) => {
      const invitation = invitationWith(params.teamInvitationId);
      if (!invitation) return notFound;
      team.invitations.splice(team.invitations.indexOf(invitation), 1);
      return { status: 204 };
    }),

    on('checkTeamInvitation', ({ body }) =>
      body.token === teamToken ? { status: 200, body: teamOffer } : notFound,
    ),

    on('joinTeam', ({ body, person }) => {
      if (body.token !== teamToken || person.email !== teamOffer.email) return notFound;
      if (isOfTeam(person)) return conflict('team_join_member');
      if (state.jobs.some(({ owner }) => owner === person.pk)) return conflict('team_join_jobs');
      const { pk: id, first_name, last_name, email } = person;
      team.members.push({ id, first_name, last_name, email, role: teamOffer.role, joined_at: state.now });
      setRole(id, teamOffer.role);
      return { status: 200, body: { ...person, team_role: teamOffer.role } };
    }),

    on('changeTeamRole', ({ params, body, person }) => {
      const member = other(params.memberId);
      if (!member) return notFound;
      setRole(member.id, body.role);
      return { status: 200, body: shownTo(person) };
    }),

    on('removeTeamMember', ({ params, person }) => {
      if (person.team_role === 'owner' && params.memberId === person.pk) return conflict('team_owner_stays');
      const member = other(params.memberId);
      if (!member || (person.team_role !== 'owner' && member.id !== person.pk)) return notFound;
      forget(member);
      setRole(member.id, 'owner');
      return { status: 204 };
    }),

    on('handOverTeam', ({ body, person }) => {
      const account = state.accounts.find(({ user }) => user.pk === person.pk);
      if (account?.password !== body.password) return invalid({ password: ['password_wrong'] });
      const heir = other(body.member_id);
      if (!heir) return notFound;
      // The old and the new owner exchange their companies, as on the server.
      const [own, others] = [companyOf(state, person.pk), companyOf(state, heir.id)];
      Object.assign(own, { owner: heir.id });
      Object.assign(others, { owner: person.pk });
      for (const owned of [...state.jobs, ...state.messageTemplates, ...state.saved])
        if (owned.owner === person.pk) owned.owner = heir.id;
      for (const entry of state.workRecord) if (entry.client === person.pk) entry.client = heir.id;
      setRole(person.pk, 'recruiter');
      setRole(heir.id, 'owner');
      team.members.sort((one, next) => Number(next.role === 'owner') - Number(one.role === 'owner'));
      return { status: 200, body: { ...shownTo(person), role: 'recruiter', invitations: [] } };
    }),
  ];
}
