/**
 * The callers of an operation, by the value of its `x-audience` in the document:
 *
 *     public         anyone; the response does not depend on the caller
 *     visitor        anyone; some signed-in users see more
 *     person         every signed-in user
 *     <role>         every signed-in user with that role
 *     <any>-owner    the owner of the resource in the path; the operation itself checks that
 *
 * Several users can act for one account. Then `x-team-role` says which of them may call.
 */

/** The roles of a team, from the one that may do least. */
const teamRoles = ['reader', 'recruiter', 'owner'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** A signed-in user. */
export interface Person<Role extends string = string> {
  id: number;
  role: Role;
  /** The account for which the user acts. What belongs to the account belongs to each of its users. */
  accountId: number;
  /** The user's role in that account. A user who acts for their own account is its owner. */
  teamRole: TeamRole;
  /** The session that this request belongs to. */
  sessionId: string;
  /** True if the user has confirmed the email address. */
  isConfirmed: boolean;
  /** True if the user must have a second factor, but has none. */
  needsFactor: boolean;
}

/** The type of an operation's caller. */
export type CallerOf<Audience, Role extends string> = Audience extends `${infer Who}-owner`
  ? CallerOf<Who, Role>
  : Audience extends 'public'
    ? null
    : Audience extends 'visitor'
      ? Person<Role> | null
      : Audience extends 'person'
        ? Person<Role>
        : Person<Role> & { role: Audience };

/** Returns the role that a signed-in user needs, or null if any role may call. */
export function requiredRole(audience: string): string | null {
  const who = audience.replace(/-owner$/, '');
  return ['public', 'visitor', 'person'].includes(who) ? null : who;
}

/** Returns true if a member in this role may do what needs at least the other one. */
export function mayActAs(role: TeamRole, least: TeamRole): boolean {
  return teamRoles.indexOf(role) >= teamRoles.indexOf(least);
}
