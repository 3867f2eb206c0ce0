#!/usr/bin/env node
/**
 * Runs each command of an operator: `pnpm harbor backup` in a clone, and `node harbor backup` in the archive of a release.
 *
 * It is JavaScript without types, so that an older Node can say what it lacks.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NODE = 24;
/** The program of each command. A program with several commands gets the name of the command first. */
const programs = {
  start: {
    file: 'src/server.ts',
    does: 'starts the server; with --domain NAME, it obtains a TLS certificate',
  },
  config: { file: 'src/doctor/config.ts', does: 'checks the settings: config check' },
  doctor: { file: 'src/doctor/cli.ts', does: 'says what is wrong with an installation' },
  backup: {
    file: 'src/backup/cli.ts',
    named: true,
    does: 'writes database and files to one archive',
  },
  restore: {
    file: 'src/backup/cli.ts',
    named: true,
    does: 'restores an archive into an empty place',
  },
  move: { file: 'src/backup/cli.ts', named: true, does: 'moves everything to another database' },
  upgrade: { file: 'src/upgrade/cli.ts', does: 'backs up, migrates, and says how to go back' },
  drill: { file: 'src/testing/drill/cli.ts', does: 'rehearses the loss of the machine' },
  mails: { file: 'src/mail/cli.ts', does: 'lists the mails that could not be sent' },
  'end-sessions': {
    file: 'src/marketplace/auth/cli.ts',
    named: true,
    does: 'ends all sessions of an address',
  },
  'remove-factors': {
    file: 'src/marketplace/auth/cli.ts',
    named: true,
    does: 'removes one-time codes and passkeys of an address',
  },
  admin: { file: 'src/marketplace/moderation/cli.ts', does: 'names moderators and operators' },
  seed: {
    file: 'src/seed/cli.ts',
    does: 'adds the demo data to an empty database, or generated jobs to any',
  },
};

const [name = '', ...given] = process.argv.slice(2);
const options = withoutConfig(given);
const path = (file) => fileURLToPath(new URL(file, import.meta.url));
const { version } = JSON.parse(readFileSync(path('package.json'), 'utf8'));

if (Number.parseInt(process.versions.node, 10) < NODE)
  fail(`Skill Harbor needs Node.js ${NODE} or newer. This is Node.js ${process.versions.node}.`);
else if (name === '--version') process.stdout.write(`${version}\n`);
else if (!Object.hasOwn(programs, name) || options.includes('--config')) fail(usage());
else {
  const { file, named } = programs[name];
  process.argv = [process.execPath, path(file), ...(named ? [name] : []), ...options];
  await import(new URL(file, import.meta.url).href);
}

/** Takes the file of the settings out of the options: every command knows it by its variable. */
function withoutConfig(all) {
  const at = all.indexOf('--config');
  if (at === -1 || all[at + 1] === undefined) return all;
  process.env.CONFIG_FILE = all[at + 1];
  return all.toSpliced(at, 2);
}

function usage() {
  const commands = Object.entries(programs).map(([command, { does }]) => `  ${command.padEnd(16)}${does}`);
  return `Skill Harbor ${version}\n\nUsage: ${process.env.HARBOR ? 'node' : 'pnpm'} harbor COMMAND [--config FILE]\n\n${commands.join('\n')}\n  --version       shows the version`;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
