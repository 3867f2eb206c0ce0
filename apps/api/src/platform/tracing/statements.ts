/**
 * Records a span for each SQL statement. The span contains the SQL of the statement with placeholders, but not the
 * values.
 */
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

/** Returns the kind of the statement and the name of its first table, such as `select jobs`. */
function summaryOf(statement: string): string {
  const [operation = 'statement'] = /[a-z]+/i.exec(statement) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(statement) ?? [];
  return [operation.toLowerCase(), ...(table === undefined ? [] : [table])].join(' ');
}

/**
 * Removes quoted texts from a statement. The server's statements contain none, but if one ever does, the collector must
 * not receive the text.
 */
function withoutTexts(statement: string): string {
  return statement.replaceAll(/'(?:[^']|'')*'/g, '?');
}
