/**
 * Defines the JavaScript types of PostgreSQL's values, which are the same for both databases.
 *
 * | PostgreSQL | JavaScript |
 * |---|---|
 * | int2, int4, int8, oid, float | number (an int8 beyond 2^53 is an error, never a wrong number) |
 * | numeric | string, so that money is not rounded |
 * | date | 'YYYY-MM-DD' |
 * | timestamptz | Date |
 * | timestamp (without zone) | string, since it does not determine a point in time |
 * | json, jsonb | the parsed value |
 * | bytea | Buffer |
 * | arrays of these | arrays of these |
 * | everything else | string, as PostgreSQL writes it |
 */
import pg from 'pg';

export type TextParser = (text: string) => unknown;

const asText: TextParser = (text) => text;

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The number ${text} is too large to be exact.`);
  return value;
}

const { DATE, INT8, TIMESTAMP } = pg.types.builtins;
// The array types are given by their object ids, because pg-types has no names for them.
const DATE_ARRAY = 1182;
const INT8_ARRAY = 1016;
const NUMERIC_ARRAY = 1231;
const TIMESTAMP_ARRAY = 1115;

// The cast is needed, because the published types of pg-types list only some of the object ids that it supports.
const getTypeParser = pg.types.getTypeParser as (typeId: number) => TextParser;

const TEXT_ARRAY = 1009;
const textArray = getTypeParser(TEXT_ARRAY) as (text: string) => unknown[];

const arrayOf =
  (parse: TextParser): TextParser =>
  (text) =>
    nested(textArray(text), parse);

function nested(values: readonly unknown[], parse: TextParser): unknown[] {
  return values.map((value) =>
    Array.isArray(value) ? nested(value, parse) : typeof value === 'string' ? parse(value) : value,
  );
}

/** The parsers for the types that pg-types by default does not convert as the table at the top of this file says. */
const ownParsers: ReadonlyMap<number, TextParser> = new Map([
  [INT8, wholeNumber],
  [INT8_ARRAY, arrayOf(wholeNumber)],
  [DATE, asText],
  [DATE_ARRAY, arrayOf(asText)],
  [NUMERIC_ARRAY, arrayOf(asText)],
  [TIMESTAMP, asText],
  [TIMESTAMP_ARRAY, arrayOf(asText)],
]);

/** Returns the parser for the PostgreSQL type with this object id. */
export function parserFor(typeId: number): TextParser {
  return ownParsers.get(typeId) ?? getTypeParser(typeId);
}
