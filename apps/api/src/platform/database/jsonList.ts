import type { ColumnType } from 'kysely';

/**
 * The type of a list in a jsonb column. A list is written as JSON text, because database drivers would convert an array
 * to a PostgreSQL array.
 */
export type JsonList<Item> = ColumnType<Item[], string | undefined, string>;
