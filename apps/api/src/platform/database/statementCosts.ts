/** Measures the recent cost of statements in milliseconds, by their SQL. */

/**
 * The maximum number of different statements whose cost is stored. The server has fewer statements, but a statement
 * with a list of values counts once for each length of the list.
 */
const MAX_STATEMENTS = 1_000;
/** The weight of the newest measurement in the moving average. */
const WEIGHT = 0.2;

export interface StatementCosts {
  /** Returns the cost of a statement. The cost of an unknown statement is 0. */
  of(statement: string): number;
  record(statement: string, ms: number): void;
}

export function createStatementCosts(): StatementCosts {
  const costs = new Map<string, number>();
  return {
    of: (statement) => costs.get(statement) ?? 0,
    record(statement, ms) {
      const before = costs.get(statement);
      if (before === undefined && costs.size >= MAX_STATEMENTS) costs.clear();
      costs.set(statement, before === undefined ? ms : before + WEIGHT * (ms - before));
    },
  };
}
