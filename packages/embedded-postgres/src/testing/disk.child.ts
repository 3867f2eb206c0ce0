/**
 * Replaces fsync in the thread of a database, for fsync.test.ts. It logs which files were synced, copies their content,
 * or fails. Each call reads from the file that DISK names what it must do.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';

export interface Disk {
  /** The data folder. */
  folder: string;
  /** The file to which the paths of synced files are written, one on each line. */
  log?: string;
  /** The folder to which synced files are copied. */
  copies?: string;
  refuses?: boolean;
}

const { fsyncSync } = fs;

fs.fsyncSync = (descriptor) => {
  const disk = JSON.parse(fs.readFileSync(String(process.env['DISK']), 'utf8')) as Disk;
  if (disk.refuses) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', errno: -5 });
  const path = disk.log || disk.copies ? pathOf(descriptor, join(disk.folder, 'database')) : undefined;
  if (path && disk.log) fs.appendFileSync(disk.log, `${relative(disk.folder, path)}\n`);
  if (path && disk.copies) fs.copyFileSync(path, join(disk.copies, relative(disk.folder, path)));
  fsyncSync(descriptor);
};
syncBuiltinESMExports();

/** The path of an open file, relative to the data folder. */
function pathOf(descriptor: number, folder: string): string | undefined {
  // While the database is being created, its folder has another name, so the path is unknown.
  if (!fs.existsSync(folder)) return undefined;
  const { ino } = fs.fstatSync(descriptor);
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .find((path) => fs.statSync(path).ino === ino);
}
