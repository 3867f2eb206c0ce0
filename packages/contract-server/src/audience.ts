/**
 * The callers of an operation, by the value of its `x-audience` in the document:
 *
 *     public         anyone; the response does not depend on the caller
 *     visitor        anyone; some signed-in users see more
 *     person         every signed-in user
 *     <role>         every signed-in user with that role
 *     moderator      every signed-in member of the staff
 *     operator       every signed-in operator of the installation
 *     <any>-owner    the owner of the resource in the path; the operation itself checks that
 *
 * Several users can act for one account. Then `x-team-role` says which of them may call.
 */

/** The roles of a team, from the one that may do least. */
const teamRoles = ['reader', 'recruiter', 'owner'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** The roles of the staff, from the one that may do least. Members of the staff need a second factor. */
const staffRoles = ['moderator', 'operator'] as const;
export type StaffRole = (typeof staffRoles)[number];

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
  /** What the user does for the installation, or null for all others. */
  staffRole: StaffRole | null;
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
        : Audience extends StaffRole
          ? Person<Role> & { staffRole: StaffRole }
          : Person<Role> & { role: Audience };

/** Returns the least staff role that may call, or null if callers need none. */
export function requiredStaffRole(audience: string): StaffRole | null {
  return staffRoles.find((role) => role === audience) ?? null;
}

/** Returns true if a user in this role of the staff may do what needs at least the other one. */
export function mayServeAs(role: StaffRole | null, least: StaffRole): boolean {
  return role !== null && staffRoles.indexOf(role) >= staffRoles.indexOf(least);
}

/** Returns the role that a signed-in user needs, or null if any role may call. */
export function requiredRole(audience: string): string | null {
  const who = audience.replace(/-owner$/, '');
  return ['public', 'visitor', 'person', ...staffRoles].includes(who) ? null : who;
}

/** Returns true if a member in this role may do what needs at least the other one. */
export function mayActAs(role: TeamRole, least: TeamRole): boolean {
  return teamRoles.indexOf(role) >= teamRoles.indexOf(least);
}
