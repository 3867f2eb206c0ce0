import type {
  AccountEvent,
  Language,
  QuietHours,
  MailChoices,
  Role,
  SessionFactor,
  StaffRole,
} from '@skillharbor/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface AuthTables {
  users: UsersTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  account_activities: AccountActivitiesTable;
  used_challenges: UsedChallengesTable;
  one_time_codes: OneTimeCodesTable;
  recovery_codes: RecoveryCodesTable;
  password_resets: PasswordResetsTable;
  address_confirmations: AddressConfirmationsTable;
  previous_addresses: PreviousAddressesTable;
  reset_requests: ResetRequestsTable;
  demo_accounts: DemoAccountsTable;
  staff_roles: StaffRolesTable;
}

interface UsersTable {
  id: GeneratedAlways<number>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  role: Role;
  /** The user's language, or null if the user has not chosen one. */
  language: Language | null;
  created_at: Generated<Date>;
  /** The time when the user confirmed the email address, or null for an unconfirmed address. */
  confirmed_at: Date | null;
  /** The random id by which authenticators identify the user, or null if the user has registered no authenticator. */
  passkey_handle: Generated<string | null>;
  /** The time when the account will be deleted, as the user requested. */
  deletes_at: Generated<Date | null>;
  /** The user's choices about kinds of mail. The user gets every kind for which no choice is stored. */
  mail_choices: ColumnType<Partial<MailChoices>, string | undefined, string>;
  /** The name of a time zone in the IANA database, or null if the user has chosen none. */
  time_zone: Generated<string | null>;
  /** The quiet hours, during which the mails that the user can switch off have to wait. */
  quiet_hours: ColumnType<QuietHours | null, string | undefined, string | null>;
  /** The hour at which the user gets a digest, or null if the user wants a separate mail for each event. */
  digest_hour: Generated<number | null>;
  /**
   * The time until which the user cannot log in. If a moderator ended the account, the value is ENDED (see
   * suspensions.repository.ts).
   */
  suspended_until: Generated<Date | null>;
}

interface StaffRolesTable {
  user_id: number;
  role: StaffRole;
  granted_at: Date;
}

interface SessionsTable {
  id: string;
  user_id: number;
  refresh_hash: Uint8Array;
  created_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
  browser: Generated<string>;
  system: Generated<string>;
  factor: Generated<SessionFactor>;
  used_at: Date | null;
}

interface PasskeysTable {
  id: string;
  user_id: number;
  credential_id: Uint8Array;
  public_key: Uint8Array;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  used_at: Date | null;
}

interface AccountActivitiesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  event: AccountEvent;
  factor: SessionFactor | null;
  browser: string;
  system: string;
  occurred_at: Date;
}

/** The passkey challenges that were used, and that have not expired yet. */
interface UsedChallengesTable {
  id: string;
  expires_at: Date;
}

interface OneTimeCodesTable {
  user_id: number;
  /** The encrypted secret from which one-time codes are computed. */
  secret: Uint8Array;
  turned_on_at: Date | null;
  last_step: Generated<number>;
}

interface RecoveryCodesTable {
  code_hash: Uint8Array;
  user_id: number;
}

interface PasswordResetsTable {
  token_hash: Uint8Array;
  user_id: number;
  expires_at: Date;
  used_at: Date | null;
}

interface AddressConfirmationsTable {
  token_hash: Uint8Array;
  user_id: number;
  email: string;
  created_at: Date;
  expires_at: Date;
}

interface PreviousAddressesTable {
  token_hash: Uint8Array;
  user_id: number;
  email: string;
  expires_at: Date;
}

interface ResetRequestsTable {
  id: GeneratedAlways<number>;
  /** The email address as the user typed it. There may be no account with this address. */
  email: string;
  created_at: Date;
}

interface DemoAccountsTable {
  user_id: number;
  password: string;
}
