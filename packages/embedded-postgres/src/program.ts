/**
 * Compiles PostgreSQL's program for PGlite so that it takes little memory.
 *
 *     PGlite.create({ pgliteWasmModule: await loadProgram() })
 *     await unoptimized(async () => PGlite.create({ pgliteWasmModule: await loadProgramForOnce() }))
 *
 * V8 optimizes functions that are called often. The SQL parser is one function of 100 KB, and optimizing it briefly
 * takes 600 MB, more than everything else in the server. It gains little, because the server's statements are prepared,
 * and each is parsed only once. V8 decides whether it may optimize a function when it compiles it, at its first call.
 * So the parser is first called while a flag excludes it from optimization, in a throw-away instance, where the call
 * fails at once.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/** The part of WebAssembly that is used here. Node has no types for it. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<WebAssembly.Module>;
  instantiate(
    module: WebAssembly.Module,
    imports: Imports,
  ): Promise<{ exports: Readonly<Record<string, unknown>> }>;
  Memory: new (pages: { initial: number; maximum: number }) => object;
  Module: { imports(module: WebAssembly.Module): { module: string; name: string; kind: string }[] };
  RuntimeError: new () => Error;
};

type Imports = Record<string, Record<string, unknown>>;

// When V8 freed compiled code that it no longer needed, it once ended the process (`jit_page_->allocations_.erase`).
// Without freeing code, a server takes about 25 MB more.
setFlagsFromString('--no-wasm-code-gc');

export async function loadProgram(): Promise<WebAssembly.Module> {
  const program = await WebAssembly.compile(await readProgram());
  const { exports } = await WebAssembly.instantiate(program, uselessImports(program));
  const { raw_parser: parse } = exports;
  if (!(parse instanceof Function)) throw new Error('PGlite does not export its parser any more.');
  await unoptimized(() => {
    try {
      Reflect.apply(parse, undefined, [0, 0]);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    }
  });
  return program;
}

/**
 * Loads the program for a run that ends before optimization pays off. V8 would reuse the code of identical bytes, so an
 * empty section at the end makes these bytes different.
 */
export async function loadProgramForOnce(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(Buffer.concat([await readProgram(), Buffer.from([0, 1, 0])]));
}

/** Runs a task. Meanwhile, V8 never optimizes the programs that this process compiles. */
export async function unoptimized<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  // With this filter, V8 optimizes only function 0, and nothing ever calls function 0.
  setFlagsFromString('--wasm-tier-up-filter=0');
  try {
    return await run();
  } finally {
    setFlagsFromString('--wasm-tier-up-filter=-1');
  }
}

function readProgram(): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm')));
}

/** Returns the imports that every instance needs: functions, and a memory of the size that PGlite gives it. */
function uselessImports(program: WebAssembly.Module): Imports {
  const imports: Imports = {};
  for (const { module, name, kind } of WebAssembly.Module.imports(program)) {
    (imports[module] ??= {})[name] =
      kind === 'memory' ? new WebAssembly.Memory({ initial: 2048, maximum: 32_768 }) : () => 0;
  }
  return imports;
}
