/**
 * Controls the thread of the embedded database from the server's own thread.
 *
 *     const thread = await startThread({ kind: 'folder', folder }, onStopped);
 *     new pg.Pool({ stream: () => thread.connect(), max: 1 });
 *
 * Only one connection at a time is possible, because PGlite has only one session.
 */
import { Worker } from 'node:worker_threads';
import { createOnFirstUse } from './creation.ts';
import { DatabaseStartError, DatabaseStoppedError } from './fatalErrors.ts';
import type { Reply, Source, Task } from './messages.ts';
import { ThreadSocket } from './threadSocket.ts';

export interface DatabaseThread {
  /** Connects `pg` to the current thread. */
  connect(): ThreadSocket;
  /**
   * Ends the thread at once, and starts another one. The database recovers from its log, as after a kill. Pending
   * queries fail, because their connection has ended.
   */
  replace(): void;
  /**
   * Runs a task on the database, while no query is running. If the task fails, the promise rejects, but the database
   * continues.
   */
  perform(task: Task): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

type OnStopped = (error: DatabaseStoppedError | DatabaseStartError) => void;

/** Starts the thread. Throws DatabaseStartError. `onStopped` is called if the database stops later. */
export async function startThread(source: Source, onStopped: OnStopped): Promise<DatabaseThread> {
  if (source.kind === 'folder') await createOnFirstUse(source.folder);
  let running = runWorker(source, onStopped);
  await running;
  return {
    connect: () => new ThreadSocket(async (socket) => (await running).attach(socket)),
    replace() {
      running = running.then(async (worker) => {
        await worker.end();
        return runWorker(source, onStopped);
      });
      running.catch(onStopped);
    },
    perform: async (task) => (await running).perform(task),
    async close() {
      const worker = await running;
      await worker.perform('close').catch(ignore);
      await worker.end();
    },
  };
}

const ignore = () => undefined;

/**
 * The maximum size of new objects in the thread's heap, in megabytes. The database's own memory is outside this heap.
 * With Node's default, messages alone would fill more than 100 MB before the garbage collector frees them.
 */
const MAX_YOUNG_MB = 16;

/** Starts a worker thread. Resolves when the database accepts queries. */
async function runWorker(source: Source, onStopped: OnStopped) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: source,
    resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MB },
  });
  const ready = Promise.withResolvers<void>();
  let isReady = false;
  let socket: ThreadSocket | undefined;
  let task: PromiseWithResolvers<Uint8Array | undefined> | undefined;
  /** Why the thread no longer replies. */
  let over: Error | undefined;

  function end(error: Error): void {
    over = error;
    ready.reject(error);
    socket?.destroy(error);
    task?.reject(error);
  }

  function stopped(reason: string): void {
    if (over) return;
    if (!isReady) return end(new DatabaseStartError(placeOf(source), reason));
    const error = new DatabaseStoppedError(reason);
    end(error);
    onStopped(error);
  }

  worker.on('message', (reply: Reply) => {
    if (reply instanceof Uint8Array) return socket?.receive(reply);
    switch (reply.kind) {
      case 'ready':
        isReady = true;
        return ready.resolve();
      case 'done':
        return task?.resolve(reply.dump);
      case 'failed':
        return task?.reject(reply.error);
      case 'stopped':
        return stopped(reply.reason);
    }
  });
  worker.on('error', (error) => stopped(String(error)));
  worker.on('exit', () => stopped('its thread has ended'));
  await ready.promise;

  return {
    attach(next: ThreadSocket) {
      if (over) throw over;
      socket = next;
      return { send: (bytes: Uint8Array<ArrayBuffer>) => worker.postMessage(bytes, [bytes.buffer]) };
    },
    async perform(what: Task): Promise<Uint8Array | undefined> {
      if (over) throw over;
      task = Promise.withResolvers();
      worker.postMessage(what);
      return task.promise;
    },
    async end(): Promise<void> {
      end(over ?? new Error('Connection terminated: the database was restarted'));
      await worker.terminate();
    },
  };
}

const placeOf = (source: Source) => (source.kind === 'folder' ? `in ${source.folder}` : 'in memory');
