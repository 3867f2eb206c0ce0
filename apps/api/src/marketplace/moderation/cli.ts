/**
 * Makes users moderators and operators. They need a second factor before they can use this role.
 *
 *     pnpm harbor admin grant ADDRESS moderator     makes the user of a confirmed email address a moderator
 *     pnpm harbor admin grant ADDRESS operator      makes them an operator
 *     pnpm harbor admin remove ADDRESS              takes the role away, and says which cases the others must decide
 *     pnpm harbor admin list                        lists the moderators and operators
 *
 * With the embedded database, stop the server first.
 */
import { openDatabase } from '../../platform/database/database.ts';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import { commandName } from '../../platform/operating/commandName.ts';
import { foreignOwner, runAgainAs } from '../../platform/operating/dataOwner.ts';
import { UsageError, explain } from '../../platform/operating/explain.ts';
import { writePrivately } from '../../platform/operating/fileModes.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { ownSettings } from '../../settings.ts';
import { listStaff } from '../auth/staff.repository.ts';
import { findCredentials } from '../auth/users.repository.ts';
import { countCases } from './cases.repository.ts';
import { endStaffRole, grantStaffRole } from './staff.commands.ts';
import { describeWaiting } from './waitingCases.ts';

const roles = ['moderator', 'operator'] as const;
const services = (queries: Queries) => ({ queries, clock: systemClock });

const admin = commandName('admin');
const USAGE = `Usage: ${admin} grant ADDRESS moderator|operator, ${admin} remove ADDRESS, ${admin} list`;

async function list(queries: Queries): Promise<string> {
  const staff = await listStaff(queries);
  if (staff.length === 0) return 'Nobody is a moderator or an operator.';
  return staff
    .map(({ email, role, grantedAt, hasFactor }) => {
      const factor = hasFactor ? 'has a second factor' : 'has no second factor yet';
      return `${grantedAt.toISOString()}  ${role}  ${email}  ${factor}`;
    })
    .join('\n');
}

/**
 * Returns the id of the user who has confirmed an email address. An unconfirmed account gets no role, because anyone
 * may have created it.
 */
async function ownerOf(queries: Queries, email: string): Promise<number> {
  const accounts = await findCredentials(queries, email, systemClock());
  const owner = accounts.find(({ isConfirmed }) => isConfirmed);
  if (!owner) throw new UsageError(`No account has confirmed the address ${email}. Nothing was changed.`);
  return owner.id;
}

async function grant(queries: Queries, email: string, wanted: string): Promise<string> {
  const role = roles.find((one) => one === wanted);
  if (role === undefined) throw new UsageError(USAGE);
  const id = await ownerOf(queries, email);
  await grantStaffRole(services(queries), id, role);
  return `${email} is now ${role === 'operator' ? 'an operator' : 'a moderator'}, is logged out everywhere, and needs a second factor.`;
}

async function remove(queries: Queries, email: string): Promise<string> {
  const id = await ownerOf(queries, email);
  if (!(await endStaffRole(services(queries), id))) return `${email} had no role. Nothing was changed.`;
  const deciders = (await listStaff(queries)).filter(({ hasFactor }) => hasFactor).length;
  return `${email} has no role any more. ${describeWaiting(await countCases(queries), deciders)}`;
}

async function run([command = '', email, role, ...more]: readonly string[]): Promise<string> {
  const { dataDir, databaseUrl } = ownSettings();
  const isList = command === 'list' && email === undefined;
  const isGrant = command === 'grant' && email !== undefined && role !== undefined;
  const isRemove = command === 'remove' && email !== undefined && role === undefined;
  if (more.length > 0 || !(isList || isGrant || isRemove)) throw new UsageError(USAGE);
  writePrivately();
  const database = await openDatabase<Tables>({ dataDir, databaseUrl: databaseUrl ?? undefined });
  try {
    if (isGrant) return await grant(database.kysely, email.trim(), role);
    return await (isRemove ? remove(database.kysely, email.trim()) : list(database.kysely));
  } finally {
    await database.close();
  }
}

try {
  const owner = foreignOwner(ownSettings().dataDir);
  if (owner) process.exitCode = await runAgainAs(owner);
  else process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
