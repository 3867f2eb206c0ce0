/**
 * Lists who may call an operation, by the value of `x-audience` in the document:
 *
 *     public         anyone; the response does not depend on the caller
 *     visitor        anyone; some signed-in users see more
 *     person         every signed-in user
 *     <role>         every signed-in user with that role
 *     moderator      every signed-in member of the staff
 *     operator       every signed-in operator of the installation
 *     <any>-owner    the owner of the resource in the path; the operation itself checks that
 *
 * Several users can act for one account. In that case, `x-team-role` names the lowest role that may call the operation.
 */

/** The roles in a team, lowest first. */
const teamRoles = ['reader', 'recruiter', 'owner'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** The roles in the staff, lowest first. Members of the staff need a second factor. */
const staffRoles = ['moderator', 'operator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A signed-in user. */
export interface Person<Role extends string = string> {
  id: number;
  role: Role;
  /** The id of the account for which the user acts. All users of an account share its data. */
  accountId: number;
  /** The user's role in the team of that account. A user who acts for their own account is its owner. */
  teamRole: TeamRole;
  /** The session to which this request belongs. */
  sessionId: string;
  /** True if the user has confirmed the email address. */
  isConfirmed: boolean;
  /** The user's role in the staff, or null if the user is not a member of the staff. */
  staffRole: StaffRole | null;
  /** True if the user needs a second factor, but has none. */
  needsFactor: boolean;
}

/** The type of the caller that an operation receives. */
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

/** Returns the lowest staff role that may call the operation, or null if callers need no staff role. */
export function requiredStaffRole(audience: string): StaffRole | null {
  return staffRoles.find((role) => role === audience) ?? null;
}

/** Returns true if the first staff role includes all rights of the second one. */
export function mayServeAs(role: StaffRole | null, least: StaffRole): boolean {
  return role !== null && staffRoles.indexOf(role) >= staffRoles.indexOf(least);
}

/** Returns the role that signed-in users need to call the operation, or null if every role may call it. */
export function requiredRole(audience: string): string | null {
  const who = audience.replace(/-owner$/, '');
  return ['public', 'visitor', 'person', ...staffRoles].includes(who) ? null : who;
}

/** Returns true if the first team role includes all rights of the second one. */
export function mayActAs(role: TeamRole, least: TeamRole): boolean {
  return teamRoles.indexOf(role) >= teamRoles.indexOf(least);
}
