/** The messages between the server's thread and the database's: bytes of PostgreSQL's protocol, and tasks. */

/** Which database the thread opens. */
export type Source =
  /** A durable folder, created on first use. */
  | { kind: 'folder'; folder: string }
  /** A database in memory, fresh or from the dump of another. */
  | { kind: 'memory'; dump?: Uint8Array };

/** Work on the database itself, requested while no query runs. */
export type Task =
  | 'maintain'
  | 'dump'
  | 'close'
  | 'checkpoint'
  /** The second pass of copyDatabase.ts. */
  | { from: string; to: string; since: number };

/** To the thread: bytes of the protocol, or a task. */
export type Request = Uint8Array | Task;

/** From the thread. */
export type Reply =
  /** The reply to bytes of the protocol. */
  | Uint8Array
  | { kind: 'ready' }
  | { kind: 'done'; dump?: Uint8Array }
  /** The task failed; the database continues. */
  | { kind: 'failed'; error: Error }
  /** The database did not start, or had a fatal error. */
  | { kind: 'stopped'; reason: string };
