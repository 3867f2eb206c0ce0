import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DataFolderInUseError } from './folderLock.ts';
import { openPool } from './testing/openPool.ts';

// The timeout is long, because every test starts several processes, each with a database.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const writer = fileURLToPath(new URL('./testing/writer.child.ts', import.meta.url));
const folders = mkdtempSync(join(tmpdir(), 'skill-harbor-crash-'));
const template = join(folders, 'template');
/** The number of kills is high only at night, because each kill takes seconds of processor time. */
const KILLS = process.env['NIGHTLY'] ? 6 : 2;
const children: ChildProcess[] = [];

beforeAll(async () => {
  const database = await openPool(template);
  await database.close();
});

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folders, { recursive: true, force: true });
});

function freshFolder(name: string): string {
  const folder = join(folders, name);
  cpSync(template, folder, { recursive: true });
  return folder;
}

function startWriter(dataDir: string) {
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return { child, lines: createInterface({ input: child.stdout }) };
}

async function firstLine(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) return line;
  return '';
}

/** The pseudo-random numbers are the same in every run. */
function* randomNumbers(seed: number, most: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield 1 + (state % most);
  }
}

test('a folder that one process has opened is refused to a second process, until kill -9 ends the first one', async () => {
  const dataDir = freshFolder('locked');
  const first = startWriter(dataDir);
  expect(await firstLine(first.lines)).toBe('open');

  expect(await firstLine(startWriter(dataDir).lines)).toBe(
    `DataFolderInUseError: Another process is using the data folder ${dataDir}. ` +
      'Stop that process first, or choose another folder.',
  );
  await expect(openPool(dataDir)).rejects.toBeInstanceOf(DataFolderInUseError);

  const exited = new Promise((resolve) => first.child.once('exit', resolve));
  first.child.kill('SIGKILL');
  await exited;
  const database = await openPool(dataDir);
  await database.close();
});

test('a folder is refused to the process that has already opened it, until the process closes it', async () => {
  const dataDir = freshFolder('twice');
  const database = await openPool(dataDir);
  await expect(openPool(dataDir)).rejects.toBeInstanceOf(DataFolderInUseError);
  await database.close();
  const again = await openPool(dataDir);
  await again.close();
});

test('commits that were acknowledged survive kill -9 at any moment', async () => {
  const dataDir = freshFolder('killed');
  const acknowledged: number[] = [];
  const killAfter = randomNumbers(20_260, 250);
  for (let round = 0; round < KILLS; round += 1) {
    const { child, lines } = startWriter(dataDir);
    const most = Number(killAfter.next().value);
    let seen = 0;
    // A line that arrives after the kill was written before the kill, so it also counts.
    for await (const line of lines) {
      if (line === 'open') continue;
      acknowledged.push(Number(line));
      seen += 1;
      if (seen === most) child.kill('SIGKILL');
    }
    expect(seen).toBeGreaterThanOrEqual(most);
  }

  const database = await openPool(dataDir);
  const { rows } = await database.pool.query<{ id: number }>('select id from entries');
  await database.close();
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
});

test('if the first start is killed halfway, the next start succeeds', async () => {
  const dataDir = mkdtempSync(join(folders, 'first-'));
  const { child } = startWriter(dataDir);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await filesAppear(join(dataDir, 'database.unfinished'), dataDir);
  child.kill('SIGKILL');
  await exited;
  expect(existsSync(join(dataDir, 'database'))).toBe(false);

  const database = await openPool(dataDir);
  await database.close();
  expect(readdirSync(dataDir).sort()).toEqual(['database', 'database.lock']);
});

/** Waits until the folder exists and is not empty. */
async function filesAppear(folder: string, parent: string): Promise<void> {
  const inside = () => existsSync(folder) && readdirSync(folder).length > 0;
  while (!inside()) {
    const changed = existsSync(folder) ? folder : parent;
    await new Promise<void>((resolve) => {
      const watcher = watch(changed, () => {
        watcher.close();
        resolve();
      });
    });
  }
}
