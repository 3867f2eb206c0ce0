import type { Queries } from '../platform/database/tables.ts';

export async function installationId(queries: Queries): Promise<string> {
  const { id } = await queries.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  return id;
}
