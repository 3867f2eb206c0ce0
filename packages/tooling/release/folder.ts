/**
 * Creates the folder of a release: the server, the built app and their dependencies, for a machine that has only Node.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** The files that the server reads when it runs. Packages are installed beside them. */
const parts = [
  'LICENSE',
  'openapi.yaml',
  'docs/operating.md',
  'deploy/systemd',
  'apps/api/harbor.js',
  'apps/api/migrations',
  'apps/api/src',
  'apps/web/dist',
  'apps/web/dist-server',
  'packages/backup/src',
  'packages/contract/src',
  'packages/contract-server/src',
  'packages/embedded-postgres/src',
  'packages/prose/src',
];
/**
 * The content of the file `harbor` at the root of the archive. It sets a variable, so that commands show their name as
 * `node harbor …`, and a first start creates no demo data.
 */
const HARBOR = `#!/usr/bin/env node
process.env.HARBOR = '1';
await import('./apps/api/harbor.js');
`;
/** The files from which pnpm installs the packages of the server. */
const manifests = ['.npmrc', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const workspaces = globSync(
  ['apps/api', 'packages/{backup,contract,contract-server,embedded-postgres,prose}'],
  {
    cwd: root,
  },
);

/** Matches files of this repository that the running server does not need. */
const isLeftOut = (path: string) =>
  /\.test(-d)?\.tsx?$|\/apps\/api\/src\/backup\/fixtures(\/|$)|\/node_modules$/.test(path) ||
  (path.includes('/apps/api/src/testing/') && !ofDrill.test(path));
/** Matches the files of the drill, a command for operators that uses helpers of the tests. */
const ofDrill = /\/testing\/(drill(\/|$)|(httpClient|ordinaryUser|sampleInput|serverProcess)\.ts$)/;
/**
 * Matches files of packages that the running server does not need: types, source maps, tests, programs for another
 * runtime than Node, unused weights of fonts, and pnpm's data about the installation.
 */
const uselessInPackages = [
  'node_modules/**/*.{map,md,markdown,flow}',
  'node_modules/**/*.d.{ts,mts,cts}',
  'node_modules/{*,@*/*}/{test,tests,.yarn}',
  'node_modules/bare-*/prebuilds',
  'node_modules/@expo-google-fonts/*/!(400Regular|600SemiBold)/',
  'node_modules/{.bin,.pnpm,.cache}',
  'node_modules/.{modules.yaml,pnpm-workspace-state*.json,package-map.json}',
  'node_modules/**/.bin',
];

/** Fills an empty folder. The app must be built. */
export function fillFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of [...manifests, ...workspaces.map((workspace) => `${workspace}/package.json`)])
    cpSync(join(root, file), join(folder, file));
  const pnpm = join(root, 'node_modules/.bin/pnpm');
  const options = ['install', '--prod', '--frozen-lockfile', '--config.node-linker=hoisted'];
  execFileSync(pnpm, [...options, '--filter', '@skillharbor/api...'], {
    cwd: folder,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const path of globSync(uselessInPackages, { cwd: folder }).filter((one) => !/licen[cs]e/i.test(one)))
    rmSync(join(folder, path), { recursive: true, force: true });
  for (const part of parts)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !isLeftOut(path) });
  writeFileSync(join(folder, 'harbor'), HARBOR);
}
