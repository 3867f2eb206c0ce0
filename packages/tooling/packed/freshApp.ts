import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { codeBlocks } from '../src/markdown.ts';

const repository = join(import.meta.dirname, '../../..');
const library = join(repository, 'packages/ui');

export interface FreshApp {
  root: string;
  /** The packages as published. */
  tarballs: { ui: string; contract: string; prose: string };
  /** Runs one of the app's own programs, or Node, and returns its output. */
  run: (command: string, ...args: string[]) => string;
  remove: () => void;
}

/** Packs the published packages, and installs them into a new Vite app made of the README's examples. */
export function createFreshApp(): FreshApp {
  const folder = mkdtempSync(join(tmpdir(), 'skillharbor-packed-'));
  const root = join(folder, 'app');
  const tarballs = pack(folder);
  mkdirSync(join(root, 'src'), { recursive: true });
  for (const [path, content] of Object.entries({ ...shell(tarballs), ...readmeExamples() }))
    writeFileSync(join(root, path), content);
  // The workspace has filled the store with packages; their lists of versions may still have to be fetched.
  pnpm(root, 'install', '--prefer-offline', '--no-frozen-lockfile');
  return {
    root,
    tarballs,
    run: (command, ...args) => execute(join(root, 'node_modules/.bin', command), args, root),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function pack(folder: string) {
  pnpm(repository, '--filter', '@skillharbor/ui', 'run', 'build');
  const [contract, prose, ui] = ['contract', 'prose', 'ui'].map((name) => {
    const tarball = join(folder, `${name}.tgz`);
    pnpm(repository, '--filter', `@skillharbor/${name}`, 'pack', '--out', tarball);
    return tarball;
  });
  if (!contract || !prose || !ui) throw new Error('Expected three packed packages.');
  return { contract, prose, ui };
}

/** What `npm create vite` generates. */
function shell(tarballs: FreshApp['tarballs']): Record<string, string> {
  const installed = (name: string) =>
    (
      JSON.parse(readFileSync(join(repository, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string;
      }
    ).version;
  const versions = (...names: string[]) => Object.fromEntries(names.map((name) => [name, installed(name)]));
  return {
    'package.json': JSON.stringify({
      name: 'fresh-app',
      private: true,
      type: 'module',
      dependencies: {
        '@skillharbor/contract': `file:${tarballs.contract}`,
        '@skillharbor/ui': `file:${tarballs.ui}`,
        ...versions('react', 'react-dom'),
      },
      devDependencies: versions('@types/react', '@types/react-dom', 'typescript', 'vite'),
    }),
    // The library depends on packages that are not published yet.
    'pnpm-workspace.yaml': JSON.stringify({
      packages: ['.'],
      overrides: {
        '@skillharbor/contract': `file:${tarballs.contract}`,
        '@skillharbor/prose': `file:${tarballs.prose}`,
      },
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        module: 'preserve',
        jsx: 'react-jsx',
        types: ['vite/client'],
        strict: true,
        noEmit: true,
      },
      include: ['src'],
    }),
    'index.html':
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Fresh</title><link rel="icon" href="data:,">' +
      '<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  };
}

/** The README's code blocks that name a file. */
function readmeExamples(): Record<string, string> {
  const readme = readFileSync(join(library, 'README.md'), 'utf8');
  return Object.fromEntries(
    codeBlocks(readme).flatMap(({ title, content }) => (title === undefined ? [] : [[title, content]])),
  );
}

function pnpm(folder: string, ...args: string[]) {
  return execute(join(repository, 'node_modules/.bin/pnpm'), args, folder);
}

function execute(program: string, args: string[], folder: string) {
  // The surrounding `pnpm run` passes on settings that belong to this repository.
  const environment = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|NODE_ENV|VITEST)/i.test(name),
  );
  try {
    return execFileSync(program, args, {
      cwd: folder,
      env: {
        ...Object.fromEntries(environment),
        PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
      },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}
