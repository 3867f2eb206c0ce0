/**
 * Stores agreements. Every change locks the agreement's row, so simultaneous versions, confirmations and steps are
 * stored one after the other.
 */
import type {
  AgreementAction,
  AgreementState,
  AgreementStep,
  AgreementTerms,
  Role,
} from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';

export interface StoredAgreement {
  state: AgreementState;
  by: Role | null;
  version: number;
  isAgreed: boolean;
  endReason: string | null;
}

/** The agreement of an application for which no version has been written yet. */
export const emptyAgreement: StoredAgreement = {
  state: 'empty',
  by: null,
  version: 0,
  isAgreed: false,
  endReason: null,
};

const columns = [
  'state',
  'state_by as by',
  'version',
  'is_agreed as isAgreed',
  'end_reason as endReason',
] as const;

export async function findAgreement(
  queries: Queries,
  applicationId: number,
): Promise<StoredAgreement | undefined> {
  return queries
    .selectFrom('agreements')
    .select(columns)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/**
 * Finds an agreement and locks it until the transaction ends. Returns undefined if the agreement has no version yet.
 */
export async function lockAgreement(
  transaction: Queries,
  applicationId: number,
): Promise<StoredAgreement | undefined> {
  return transaction
    .selectFrom('agreements')
    .select(columns)
    .where('application_id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
}

/** Creates an agreement for its first version. Returns false if a simultaneous request has created it first. */
export async function createAgreement(
  transaction: Queries,
  applicationId: number,
  role: Role,
): Promise<boolean> {
  const row = await transaction
    .insertInto('agreements')
    .values({ application_id: applicationId, state: 'proposed', state_by: role, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('application_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Version {
  version: number;
  by: Role;
  terms: AgreementTerms;
  written_at: Date;
}

/** Lists the versions of an agreement, oldest first. */
export async function listVersions(queries: Queries, applicationId: number): Promise<Version[]> {
  return queries
    .selectFrom('agreement_versions')
    .select(['version', 'role as by', 'terms', 'written_at'])
    .where('application_id', '=', applicationId)
    .orderBy('version')
    .execute();
}

export async function findVersion(
  queries: Queries,
  applicationId: number,
  version: number,
): Promise<Version | undefined> {
  return queries
    .selectFrom('agreement_versions')
    .select(['version', 'role as by', 'terms', 'written_at'])
    .where('application_id', '=', applicationId)
    .where('version', '=', version)
    .executeTakeFirst();
}

export async function insertVersion(
  transaction: Queries,
  applicationId: number,
  { version, by, terms, written_at }: Version,
): Promise<void> {
  await transaction
    .insertInto('agreement_versions')
    .values({ application_id: applicationId, version, role: by, terms: JSON.stringify(terms), written_at })
    .execute();
}

/** Records a step of a locked agreement, and the new state of the agreement. */
export async function recordStep(
  transaction: Queries,
  applicationId: number,
  {
    action,
    role,
    now,
    ...changed
  }: {
    action: AgreementAction;
    role: Role;
    now: Date;
    state: Exclude<AgreementState, 'empty'>;
    version?: number;
    is_agreed?: boolean;
    end_reason?: string;
  },
): Promise<void> {
  await transaction
    .updateTable('agreements')
    .set({ ...changed, state_by: role })
    .where('application_id', '=', applicationId)
    .execute();
  const { last } = await transaction
    .selectFrom('agreement_steps')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('agreement_steps')
    .values({ application_id: applicationId, number: (last ?? 0) + 1, action, role, taken_at: now })
    .execute();
}

/** Lists the steps that were taken in an agreement, oldest first. */
export async function listSteps(queries: Queries, applicationId: number): Promise<AgreementStep[]> {
  const rows = await queries
    .selectFrom('agreement_steps')
    .select(['action', 'role as by', 'taken_at'])
    .where('application_id', '=', applicationId)
    .orderBy('number')
    .execute();
  return rows.map(({ taken_at, ...step }) => ({ ...step, taken_at: taken_at.toISOString() }));
}
