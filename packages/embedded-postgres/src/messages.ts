/** The messages between the server's thread and the database's: bytes of PostgreSQL's protocol, and tasks. */

/** The database that the thread opens. */
export type Source =
  /** A durable folder, created on first use. */
  | { kind: 'folder'; folder: string }
  /** A database in memory, which is empty or comes from a dump. */
  | { kind: 'memory'; dump?: Uint8Array };

/** A task on the database itself, which may be requested only while no query runs. */
export type Task =
  | 'maintain'
  | 'dump'
  | 'close'
  | 'checkpoint'
  /** The second pass of copyDatabase.ts. */
  | { from: string; to: string; since: number };

/** A message to the thread: bytes of the protocol, or a task. */
export type Request = Uint8Array | Task;

/** A message from the thread. */
export type Reply =
  /** The reply to bytes of the protocol. */
  | Uint8Array
  | { kind: 'ready' }
  | { kind: 'done'; dump?: Uint8Array }
  /** The task failed, and the database continues. */
  | { kind: 'failed'; error: Error }
  /** The database did not start, or had a fatal error. */
  | { kind: 'stopped'; reason: string };
