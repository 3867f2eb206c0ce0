/**
 * Provides a file system for PGlite whose fsync reaches the disk, and whose files only the server's own user can read.
 *
 * PGlite stores its files through Emscripten's NODEFS, which has no `fsync`. PostgreSQL's call therefore succeeds
 * although no data has left the operating system's memory. Emscripten calls `stream_ops.fsync` if a file system has it.
 * `fdatasync` has no such hook, hence `wal_sync_method=fsync` in engine.ts.
 */
import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitParameters = Parameters<NodeFS['init']>;

/** The part of Emscripten's NODEFS that is used here. PGlite publishes no types for it. */
interface NodeFileOperations {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: { setattr: (node: object, attributes: { mode?: number }) => void };
  tryFSOperation(operation: () => void): void;
}

export class DurableFileSystem extends NodeFS {
  override async init(...[pglite, options]: InitParameters): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module) => {
            addFsync(module.NODEFS as NodeFileOperations);
            keepPrivate(module.NODEFS as NodeFileOperations);
          },
        ],
      },
    };
  }
}

function addFsync(nodefs: NodeFileOperations): void {
  nodefs.stream_ops.fsync = ({ nfd }) => {
    // tryFSOperation converts Node's error to the error number that makes PostgreSQL panic. See fatalErrors.ts.
    nodefs.tryFSOperation(() => fsyncSync(nfd));
    return 0;
  };
}

/**
 * Removes the rights of other users. PostgreSQL sets modes itself, ignoring the umask, and would let every user read
 * its files.
 */
function keepPrivate(nodefs: NodeFileOperations): void {
  const { setattr } = nodefs.node_ops;
  nodefs.node_ops.setattr = (node, { mode, ...others }) =>
    setattr(node, mode === undefined ? others : { ...others, mode: mode & ~0o077 });
}
