/**
 * Compiles the WebAssembly program of PostgreSQL for PGlite in a way that takes little memory.
 *
 *     PGlite.create({ pgliteWasmModule: await loadProgram() })
 *     await unoptimized(async () => PGlite.create({ pgliteWasmModule: await loadProgramForOnce() }))
 *
 * V8 optimizes functions that are called often. The SQL parser is one function of 100 KB. Optimizing it takes 600 MB
 * for a moment, which is more than everything else in the server takes. The gain would be small, because the server's
 * statements are prepared, so each of them is parsed only once. When a function is first called, V8 compiles it, and
 * decides whether the function may be optimized later. Therefore, the parser is first called while a flag excludes it
 * from optimization. This happens in a temporary instance, where the call fails at once.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/** Those parts of WebAssembly that are used here. Node has no types for them. */
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

// Prevents V8 from freeing compiled code, because this once crashed the process (`jit_page_->allocations_.erase`).
// Because of this, a server uses about 25 MB more memory.
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
 * Loads the program for an instance that ends before optimization would be worthwhile. V8 reuses the code of a program
 * with the same bytes, so an empty section at the end makes the bytes different.
 */
export async function loadProgramForOnce(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(Buffer.concat([await readProgram(), Buffer.from([0, 1, 0])]));
}

/** Runs a task. During the task, V8 does not optimize programs that this process compiles. */
export async function unoptimized<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  // With this filter, V8 optimizes no function except function 0, which is never called.
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

/** Returns the imports that every instance needs: functions, and a memory with the size that PGlite uses. */
function uselessImports(program: WebAssembly.Module): Imports {
  const imports: Imports = {};
  for (const { module, name, kind } of WebAssembly.Module.imports(program)) {
    (imports[module] ??= {})[name] =
      kind === 'memory' ? new WebAssembly.Memory({ initial: 2048, maximum: 32_768 }) : () => 0;
  }
  return imports;
}
