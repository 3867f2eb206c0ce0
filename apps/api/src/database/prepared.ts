/**
 * A query that is put into SQL once and asked with one value after the other: for a short one, building it costs about
 * as much as reading its answer.
 *
 *     const jobById = prepare<Tables>()((build, id: number) => build.selectFrom('jobs').selectAll().where('id', '=', id));
 *     const [job] = await jobById(queries, 4711);
 */
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Compilable } from 'kysely';

/** Stands among the parameters where the value belongs. */
const PLACE = Symbol('place');

export function prepare<Schema>() {
  const builder = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return <Value, Row>(build: (builder: Kysely<Schema>, value: Value) => Compilable<Row>) => {
    // Only the builder gets it, which puts values aside without reading them.
    const compiled = build(builder, PLACE as Value).compile();
    return async (queries: Kysely<Schema>, value: Value): Promise<Row[]> => {
      const parameters = compiled.parameters.map((parameter) => (parameter === PLACE ? value : parameter));
      const { rows } = await queries.executeQuery<Row>({ ...compiled, parameters });
      return rows;
    };
  };
}
