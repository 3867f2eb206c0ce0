/** Runs `pnpm harbor backup` and similar programs in separate processes. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const scripts = {
  backup: fileURLToPath(new URL('../../backup/cli.ts', import.meta.url)),
  accounts: fileURLToPath(new URL('../../marketplace/auth/cli.ts', import.meta.url)),
  staff: fileURLToPath(new URL('../../marketplace/moderation/cli.ts', import.meta.url)),
  mails: fileURLToPath(new URL('../../mail/cli.ts', import.meta.url)),
  doctor: fileURLToPath(new URL('../../doctor/cli.ts', import.meta.url)),
};

export interface ProgramResult {
  /** The exit code, or null if a signal ended the program. */
  code: number | null;
  output: string;
  errors: string;
}

/** @param onProgress receives the program's standard error, and may kill the program */
export function runProgram(
  options: readonly string[],
  environment: Record<string, string>,
  onProgress: (text: string, kill: () => void) => void = () => undefined,
): Promise<ProgramResult> {
  return run([scripts.backup, ...options], environment, onProgress);
}

/** Runs `pnpm harbor mails`. */
export function listMails(environment: Record<string, string>): Promise<ProgramResult> {
  return run([scripts.mails], environment, () => undefined);
}

/** Runs `pnpm harbor doctor`. */
export function runDoctor(environment: Record<string, string>): Promise<ProgramResult> {
  return run([scripts.doctor], environment, () => undefined);
}

/** Runs `pnpm harbor admin`. */
export function administer(
  options: readonly string[],
  environment: Record<string, string>,
): Promise<ProgramResult> {
  return run([scripts.staff, ...options], environment, () => undefined);
}

/** Runs `pnpm harbor end-sessions`. */
export function endSessions(email: string, environment: Record<string, string>): Promise<ProgramResult> {
  return run([scripts.accounts, 'end-sessions', email], environment, () => undefined);
}

/** Runs `pnpm harbor remove-factors`. */
export function removeFactors(email: string, environment: Record<string, string>): Promise<ProgramResult> {
  return run([scripts.accounts, 'remove-factors', email], environment, () => undefined);
}

function run(
  options: readonly string[],
  environment: Record<string, string>,
  onProgress: (text: string, kill: () => void) => void,
): Promise<ProgramResult> {
  const program = spawn(process.execPath, options, {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  program.stdout.on('data', (data: Buffer) => (output += data.toString()));
  program.stderr.on('data', (data: Buffer) => {
    errors += data.toString();
    onProgress(errors, () => program.kill('SIGKILL'));
  });
  return new Promise((resolve, reject) => {
    program.once('error', reject);
    program.once('close', (code) => resolve({ code, output, errors }));
  });
}

/** Runs a program and returns its output. Throws if the program fails. */
export async function mustRun(
  options: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const { code, output, errors } = await runProgram(options, environment);
  if (code === 0) return output;
  throw new Error(`${options[0]} ended with ${code}: ${errors}`);
}
