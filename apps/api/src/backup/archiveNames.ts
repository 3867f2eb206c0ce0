/**
 * Decides by the names of the archives in BACKUP_TO when the next scheduled backup is due, and which archives are
 * removed. The names have the time of the backup, so nothing else needs to record it.
 */
import type { KeptBackups } from '../settings/backups.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A name of an archive, or of one that is being written. Files with other names are not ours. */
const NAME = /^skill-harbor-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup(\.partial)?$/;

/** Returns the name of an archive, such as `skill-harbor-2026-05-04T03-00-12Z.backup`. */
export const nameOf = (madeAt: Date) =>
  `skill-harbor-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/**
 * Returns the name of the archive that an upgrade makes first. No schedule removes it, because it is the only way back.
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

/** Returns the archives among the names, newest first. */
function archivesOf(names: readonly string[]): Named[] {
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds, partial] = NAME.exec(name) ?? [];
      const madeAt = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
      return Number.isNaN(madeAt.getTime()) ? [] : [{ name, madeAt, isPartial: partial !== undefined }];
    })
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** Returns the time of the newest complete archive, or null without one. Archives from the future do not count. */
export function newestOf(names: readonly string[], now: Date): Date | null {
  // A clock that was wrong must not keep backups from being made until its time comes.
  const latest = now.getTime() + HOUR_MS;
  return (
    archivesOf(names).find(({ isPartial, madeAt }) => !isPartial && madeAt.getTime() <= latest)?.madeAt ??
    null
  );
}

/** Returns true if no backup was made since the hour of the day in UTC last began. */
export function isDue(newest: Date | null, hour: number, now: Date): boolean {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour);
  const due = today <= now.getTime() ? today : today - DAY_MS;
  return newest === null || newest.getTime() < due;
}

/**
 * Returns the names of the archives to remove. The newest archive of each of the last days, weeks and months that have
 * one is kept, so a long time without backups removes nothing. What an interrupted backup left is removed once there
 * is a newer archive.
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
/** Weeks begin on Monday, and the first day of 1970 was a Thursday. */
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
