/**
 * Opens the database in the folder that the argument names, sends many statements to it, and prints the peak memory use
 * in MB.
 */
import { openPool } from './openPool.ts';

const database = await openPool(String(process.argv[2]));
for (let number = 0; number < 500; number += 1) {
  await database.pool.query(
    `select ${number} as a, (select count(*) from pg_class where oid > ${number}) as b`,
  );
}
await database.close();
process.stdout.write(String(Math.round(process.resourceUsage().maxRSS / 1024)));
