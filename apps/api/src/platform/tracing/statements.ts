/** A span for each SQL statement: its text as it is prepared, with placeholders, never with values. */
import { currentSpan, inSpan } from './spans.ts';

export function inStatementSpan<Result>(statement: string, work: () => Promise<Result>): Promise<Result> {
  if (!currentSpan()) return work();
  const summary = summaryOf(statement);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.summary': summary,
    'db.query.text': withoutTexts(statement),
  };
  return inSpan(summary, attributes, work, 'client');
}

/** The operation and its first table, such as `select jobs`. */
function summaryOf(statement: string): string {
  const [operation = 'statement'] = /[a-z]+/i.exec(statement) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(statement) ?? [];
  return [operation.toLowerCase(), ...(table === undefined ? [] : [table])].join(' ');
}

/** The server puts no values into its statements. Should one ever do so, it stays here. */
function withoutTexts(statement: string): string {
  return statement.replaceAll(/'(?:[^']|'')*'/g, '?');
}
