/**
 * Prepares a query. Kysely compiles it to SQL only once, and PostgreSQL parses it only once for each connection. For a
 * short query, each of these steps takes about as long as reading the result.
 *
 *     const jobById = prepare<Tables>()((build, { id }: { id: number }) => build.selectFrom('jobs').where('id', '=', id));
 *     const [job] = await jobById(queries, { id: 4711 });
 *
 * PostgreSQL may use one plan of a prepared query for all values. A value that affects the best plan, such as the limit
 * of a page, must therefore be part of the query itself.
 */
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Compilable } from 'kysely';

/** A placeholder that marks the position of a value among the parameters. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_values, name) => new Placeholder(String(name)) });

/**
 * The names of prepared statements, by their SQL. The map cannot grow without limit, because the server's code prepares
 * a fixed number of statements.
 */
const statementNames = new Map<string, string>();

/** Returns the name under which the statement is sent, or undefined if it is not prepared. */
export function statementName(statement: string): string | undefined {
  return statementNames.get(statement);
}

export function prepare<Schema>() {
  const builder = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return <Values extends object, Row>(
    build: (builder: Kysely<Schema>, values: Values) => Compilable<Row>,
  ) => {
    // The cast is safe, because only the query builder receives the placeholders, and the builder stores values without
    // reading them.
    const compiled = build(builder, placeholders as Values).compile();
    statementNames.set(compiled.sql, `prepared_${statementNames.size + 1}`);
    return async (queries: Kysely<Schema>, values: Values): Promise<Row[]> => {
      const parameters = compiled.parameters.map((parameter) =>
        // The cast is safe, because this name is the name of a property of `Values` that the query builder has read.
        parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
      );
      const { rows } = await queries.executeQuery<Row>({ ...compiled, parameters });
      return rows;
    };
  };
}
