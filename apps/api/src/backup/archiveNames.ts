/**
 * Decides when the next scheduled backup is due, and which archives are removed. The names of the archives in BACKUP_TO
 * contain the times of their backups, so these times are not recorded anywhere else.
 */
import type { KeptBackups } from '../settings/backups.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/**
 * The pattern of the name of an archive, or of an archive that is being written. Files with other names do not belong
 * to the server.
 */
const NAME = /^skill-harbor-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup(\.partial)?$/;

/** Returns the name of an archive, such as `skill-harbor-2026-05-04T03-00-12Z.backup`. */
export const nameOf = (madeAt: Date) =>
  `skill-harbor-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/**
 * Returns the name of the archive that an upgrade makes before it changes anything. No schedule removes this archive,
 * because the old version can be restored only from it.
 *
 * @param version the version to which the installation is upgraded
 */
export const nameBefore = (version: string, madeAt: Date) =>
  `before-${version}-${nameOf(madeAt).slice('skill-harbor-'.length)}`;

interface Named {
  name: string;
  madeAt: Date;
  isPartial: boolean;
}

/** Returns the names that belong to archives, newest first. */
function archivesOf(names: readonly string[]): Named[] {
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds, partial] = NAME.exec(name) ?? [];
      const madeAt = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
      return Number.isNaN(madeAt.getTime()) ? [] : [{ name, madeAt, isPartial: partial !== undefined }];
    })
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/**
 * Returns the time of the newest complete archive, or null if there is none. Ignores archives that are dated in the
 * future.
 */
export function newestOf(names: readonly string[], now: Date): Date | null {
  // Ignores archives from the future: if the clock was ahead for a while, the server must not wait until that future
  // time before it makes the next backup.
  const latest = now.getTime() + HOUR_MS;
  return (
    archivesOf(names).find(({ isPartial, madeAt }) => !isPartial && madeAt.getTime() <= latest)?.madeAt ??
    null
  );
}

/** Returns true if no backup has been made since the clock (in UTC) last showed the hour of the schedule. */
export function isDue(newest: Date | null, hour: number, now: Date): boolean {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour);
  const due = today <= now.getTime() ? today : today - DAY_MS;
  return newest === null || newest.getTime() < due;
}

/**
 * Returns the names of the archives to remove. For each of the last days, weeks and months in which a backup was made,
 * the newest archive is kept. No archive is removed only because no backups were made for a long time. An incomplete
 * archive is removed once there is a newer archive.
 */
export function expiredOf(names: readonly string[], { daily, weekly, monthly }: KeptBackups): string[] {
  const all = archivesOf(names);
  const archives = all.filter(({ isPartial }) => !isPartial);
  const kept = new Set([
    ...newestPerPeriod(archives, daily, dayOf),
    ...newestPerPeriod(archives, weekly, weekOf),
    ...newestPerPeriod(archives, monthly, ({ madeAt }) => madeAt.toISOString().slice(0, 7)),
  ]);
  const newest = archives[0]?.madeAt.getTime() ?? 0;
  return all
    .filter((archive) => (archive.isPartial ? archive.madeAt.getTime() < newest : !kept.has(archive)))
    .map(({ name }) => name);
}

const dayOf = ({ madeAt }: Named) => Math.floor(madeAt.getTime() / DAY_MS);
/** Adds three days, because the first day of 1970 was a Thursday, and weeks begin on Monday. */
const weekOf = (archive: Named) => Math.floor((dayOf(archive) + 3) / 7);

function newestPerPeriod(
  newestFirst: readonly Named[],
  count: number,
  periodOf: (archive: Named) => number | string,
): Named[] {
  const newest = new Map<number | string, Named>();
  for (const archive of newestFirst) {
    const period = periodOf(archive);
    if (!newest.has(period)) newest.set(period, archive);
  }
  return [...newest.values()].slice(0, count);
}
