import { spawnSync } from 'node:child_process';

// Chromatic compares every story with its accepted snapshot. It is a paid service, so it is never part of `test`.
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error('Set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project, then run this again.');
  process.exit(1);
}

process.exitCode = spawnSync('chromatic', { stdio: 'inherit' }).status ?? 1;
