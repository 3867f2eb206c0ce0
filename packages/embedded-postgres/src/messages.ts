/**
 * The messages between the server's thread and the thread of the database: bytes of PostgreSQL's protocol, and tasks.
 */

/** Which database the thread opens. */
export type Source =
  /** A durable database in a folder, which is created on first use. */
  | { kind: 'folder'; folder: string }
  /** A database in memory, which is empty or has the content of a dump. */
  | { kind: 'memory'; dump?: Uint8Array };

/** A task for the database itself, which may be sent only while no query is running. */
export type Task =
  | 'maintain'
  | 'dump'
  | 'close'
  | 'checkpoint'
  /** Runs the second pass of copyDatabase.ts. */
  | { from: string; to: string; since: number };

/** A message to the thread: bytes of the protocol, or a task. */
export type Request = Uint8Array | Task;

/** A message from the thread: a reply, or an error. */
export type Reply =
  /** The reply to a message with bytes of the protocol. */
  | Uint8Array
  | { kind: 'ready' }
  | { kind: 'done'; dump?: Uint8Array }
  /** The task failed, but the database continues. */
  | { kind: 'failed'; error: Error }
  /** The database did not start, or has stopped after a fatal error. */
  | { kind: 'stopped'; reason: string };
