#!/usr/bin/env node
/**
 * Runs Skill Harbor from the archive of a release, with nothing but Node:
 *
 *     node harbor start
 *
 * It is JavaScript without types, so that an older Node can say what it lacks.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NODE = 24;
/** The program of each command. A program with several commands gets the name of the command first. */
const programs = {
  start: { file: 'apps/api/src/server.ts', does: 'starts the server' },
  doctor: { file: 'apps/api/src/doctor/cli.ts', does: 'says what is wrong with an installation' },
  backup: {
    file: 'apps/api/src/backup/cli.ts',
    named: true,
    does: 'writes database and files to one archive',
  },
  restore: {
    file: 'apps/api/src/backup/cli.ts',
    named: true,
    does: 'restores an archive into an empty place',
  },
  move: { file: 'apps/api/src/backup/cli.ts', named: true, does: 'moves everything to another database' },
  mails: { file: 'apps/api/src/mail/cli.ts', does: 'lists the mails that could not be sent' },
  'end-sessions': {
    file: 'apps/api/src/marketplace/auth/cli.ts',
    named: true,
    does: 'ends all sessions of an address',
  },
  'remove-factors': {
    file: 'apps/api/src/marketplace/auth/cli.ts',
    named: true,
    does: 'removes one-time codes and passkeys of an address',
  },
  admin: { file: 'apps/api/src/marketplace/moderation/cli.ts', does: 'names moderators and operators' },
  seed: { file: 'apps/api/src/seed/cli.ts', does: 'replaces everything by the demo data' },
};

const [name = '', ...options] = process.argv.slice(2);
const path = (file) => fileURLToPath(new URL(file, import.meta.url));
const { version } = JSON.parse(readFileSync(path('apps/api/package.json'), 'utf8'));

if (Number.parseInt(process.versions.node, 10) < NODE)
  fail(`Skill Harbor needs Node.js ${NODE} or newer. This is Node.js ${process.versions.node}.`);
else if (name === '--version') process.stdout.write(`${version}\n`);
else if (!Object.hasOwn(programs, name)) fail(usage());
else {
  const { file, named } = programs[name];
  process.argv = [process.execPath, path(file), ...(named ? [name] : []), ...options];
  process.env.SEED ??= 'none';
  await import(new URL(file, import.meta.url).href);
}

function usage() {
  const commands = Object.entries(programs).map(([command, { does }]) => `  ${command.padEnd(16)}${does}`);
  return `Skill Harbor ${version}\n\nUsage: node harbor COMMAND\n\n${commands.join('\n')}\n  --version       shows the version`;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
