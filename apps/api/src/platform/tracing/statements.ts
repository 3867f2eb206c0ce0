/** Records a span for each SQL statement, with its prepared text and placeholders, never with values. */
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

/** Returns the operation and its first table, such as `select jobs`. */
function summaryOf(statement: string): string {
  const [operation = 'statement'] = /[a-z]+/i.exec(statement) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(statement) ?? [];
  return [operation.toLowerCase(), ...(table === undefined ? [] : [table])].join(' ');
}

/**
 * Removes quoted texts from a statement. The server's statements contain no values, but if a statement ever does, the
 * value must not reach the collector.
 */
function withoutTexts(statement: string): string {
  return statement.replaceAll(/'(?:[^']|'')*'/g, '?');
}
