/**
 * A file system for PGlite whose fsync reaches the disk.
 *
 * PGlite keeps its files through Emscripten's NODEFS, which has no `fsync`: PostgreSQL asks, is told yes, and
 * nothing has left the operating system's memory. Emscripten does call `stream_ops.fsync` where a file system
 * has one (for `fsync` only; `fdatasync` has no hook, hence `wal_sync_method=fsync` in embedded.ts).
 */
import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitParameters = Parameters<NodeFS['init']>;

/** The part of Emscripten's NODEFS used here; PGlite publishes no types for it. */
interface NodeFileOperations {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  tryFSOperation(operation: () => void): void;
}

export class DurableFileSystem extends NodeFS {
  override async init(...[pglite, options]: InitParameters): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), (module) => addFsync(module.NODEFS as NodeFileOperations)],
      },
    };
  }
}

function addFsync(nodefs: NodeFileOperations): void {
  nodefs.stream_ops.fsync = ({ nfd }) => {
    // tryFSOperation turns Node's error into the error number that PostgreSQL reads; it panics, see breakdown.ts.
    nodefs.tryFSOperation(() => fsyncSync(nfd));
    return 0;
  };
}
