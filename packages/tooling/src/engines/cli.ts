import { spawnSync } from 'node:child_process';
import { installPackages, isDebian } from '../debian.ts';
import { engineNames, engines, isInstalled } from './engines.ts';
import type { EngineName } from './engines.ts';

/*
 * Runs `pnpm -C packages/tooling test:engines [firefox] [webkit] [story files…]`. It tests the stories, with their play
 * functions and axe, in engines other than Chromium. With CI set, both engines are required, and are installed if
 * missing.
 */

const isRequired = Boolean(process.env['CI']);
const args = process.argv.slice(2);
const isEngine = (word: string): word is EngineName => Object.hasOwn(engines, word);
const chosen = args.filter(isEngine);
const files = args.filter((word) => !isEngine(word));

let failed = 0;
for (const name of chosen.length > 0 ? chosen : engineNames) {
  const problem = whyMissing(name);
  if (problem !== null) {
    console.log(`left out: ${problem}`);
    if (isRequired) failed += 1;
    continue;
  }
  const { status } = spawnSync('vitest', ['run', '--project', 'stories', ...files], {
    stdio: 'inherit',
    env: { ...process.env, ENGINE: name },
  });
  if (status !== 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;

/** Installs the engine if possible. Returns a sentence that explains why it is missing, or null if it is installed. */
function whyMissing(name: EngineName): string | null {
  const engine = engines[name];
  if (isInstalled(engine)) return null;
  const problem = isDebian() ? installPackages(engine.packages) : null;
  if (problem !== null || isInstalled(engine)) return problem;
  return `${engine.title}: this machine has no ${engine.program}, of Debian's package ${engine.packages[0]}.`;
}
