import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../src/files.ts';

/** Runs a command in the folder, as a user would. Returns its output if it failed, and otherwise an empty string. */
export function run(command: string, folder: string): string {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    env: {
      ...settingsOfTheUser(),
      PATH: [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
      NO_COLOR: '1',
    },
  });
  return status === 0 ? '' : `$ ${command}\n${stdout}${stderr}`;
}

/** Returns the environment without the variables that `pnpm run` and Vitest set for this repository. */
function settingsOfTheUser() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|pnpm_|NODE_ENV|VITEST|TEST$)/i.test(name)),
  );
}
