/**
 * Declares the types of the operations of openapi.yaml. The package @skillharbor/contract-server explains which
 * operations do not compile.
 */
import type { OperationId, Role, endpoints, operations } from '@skillharbor/contract';
import type * as audience from '@skillharbor/contract-server/audience';
import type * as typed from '@skillharbor/contract-server/operations';

interface Contract {
  operations: operations;
  endpoints: typeof endpoints;
  role: Role;
}

/**
 * A signed-in user. Policies define which resources belong to a user: accounts.policy.ts, jobs.policy.ts,
 * applications.policy.ts. access.test.ts calls every operation as every kind of user.
 */
export type Person = audience.Person<Role>;

/** All operations, with one function for each operationId. */
export type Operations = typed.OperationsOf<Contract>;
/** The operations of one resource. */
export type OperationsOf<Ids extends OperationId> = Pick<Operations, Ids>;
