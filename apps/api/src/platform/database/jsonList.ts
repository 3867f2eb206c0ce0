import type { ColumnType } from 'kysely';

/**
 * A list in a column of type jsonb. It is written as JSON, because drivers would turn a list into a PostgreSQL array.
 */
export type JsonList<Item> = ColumnType<Item[], string | undefined, string>;
