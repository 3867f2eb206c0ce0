import { buildRequest } from './buildRequest.ts';
import type { ContractOperation } from './operations.ts';
import type { Request } from './requests.ts';
import type { TestWorld } from './testWorld.ts';

export interface ReusableRequests {
  /** Returns the last request if it was to this operation and was not spent (see `spend`), and otherwise a new one. */
  to(operation: ContractOperation): Promise<Request>;
  /** Returns a new request, which is not returned again, because the caller changes the test data. */
  newTo(operation: ContractOperation): Promise<Request>;
  /** Declares that the last request has changed the test data. */
  spend(): void;
}

/**
 * Keeps the last valid request for tests that send it several times. Building a request takes ten times as long as
 * refusing it, and a refused request has changed nothing.
 */
export function reusableRequests(world: () => TestWorld): ReusableRequests {
  let last: { operation: ContractOperation; request: Request } | undefined;
  return {
    async to(operation) {
      if (last?.operation !== operation)
        last = { operation, request: await buildRequest(world(), operation) };
      return last.request;
    },
    newTo(operation) {
      last = undefined;
      return buildRequest(world(), operation);
    },
    spend: () => (last = undefined),
  };
}
