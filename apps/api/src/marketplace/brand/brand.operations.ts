import type { OperationsOf } from '../../contract/operations.ts';
import { ok } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { readBrand } from './brand.repository.ts';

export function brandOperations({ queries }: { queries: Queries }): OperationsOf<'getBrand'> {
  return { getBrand: async () => ok(await readBrand(queries)) };
}
