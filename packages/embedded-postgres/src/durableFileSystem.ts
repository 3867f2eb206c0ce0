/**
 * Provides a file system for PGlite. Its fsync really writes data to the disk, and only the server's own user can read
 * its files.
 *
 * PGlite stores its files through Emscripten's NODEFS, which has no `fsync`. PostgreSQL's call therefore succeeds,
 * although all data is still in the operating system's memory. Emscripten calls `stream_ops.fsync` if a file system has
 * it. For `fdatasync`, there is no such function, so engine.ts sets `wal_sync_method=fsync`.
 */
import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitParameters = Parameters<NodeFS['init']>;

/** Those parts of Emscripten's NODEFS that are used here. PGlite publishes no types for them. */
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
    // tryFSOperation converts an error of Node to the error number with which PostgreSQL panics. See fatalErrors.ts.
    nodefs.tryFSOperation(() => fsyncSync(nfd));
    return 0;
  };
}

/**
 * Removes the rights of other users. PostgreSQL itself sets the modes of files, ignoring the umask, and would let every
 * user read them.
 */
function keepPrivate(nodefs: NodeFileOperations): void {
  const { setattr } = nodefs.node_ops;
  nodefs.node_ops.setattr = (node, { mode, ...others }) =>
    setattr(node, mode === undefined ? others : { ...others, mode: mode & ~0o077 });
}
