/** Runs the embedded database in this thread, and handles PostgreSQL's wire protocol without blocking the server. */
import { parentPort, workerData } from 'node:worker_threads';
import { copyChanged } from './copyDatabase.ts';
import { closeEngine, startEngine } from './engine.ts';
import type { Engine } from './engine.ts';
import { exitOnFatalError } from './fatalErrors.ts';
import { maintain } from './maintenance.ts';
import type { Reply, Request, Source, Task } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('This runs in a thread of its own; see thread.ts.');

const send = (reply: Reply, transfer: ArrayBuffer[] = []) => port.postMessage(reply, transfer);

function stop(reason: string): never {
  send({ kind: 'stopped', reason });
  process.exit(1);
}

async function run({ pglite }: Engine, task: Task): Promise<void> {
  if (typeof task === 'object') {
    await pglite.exec('checkpoint');
    copyChanged(task.from, task.to, task.since);
    return send({ kind: 'done' });
  }
  switch (task) {
    case 'maintain':
      await maintain(pglite);
      return send({ kind: 'done' });
    case 'checkpoint':
      await pglite.exec('checkpoint');
      return send({ kind: 'done' });
    case 'dump': {
      // Writes a checkpoint before the dump, because otherwise every load of the dump would have to replay the log.
      await pglite.exec('checkpoint');
      const dump = new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer());
      return send({ kind: 'done', dump }, [dump.buffer]);
    }
    case 'close':
      await closeEngine(engine, source);
      return send({ kind: 'done' });
  }
}

// The cast is safe, because thread.ts passes a value of this type.
const source = workerData as Source;
const engine = await startEngine(source).catch((error: unknown) =>
  stop(error instanceof Error ? error.message : String(error)),
);
const { pglite } = engine;
exitOnFatalError(pglite, (cause) => stop(engine.lastFatalMessage() || String(cause)));

port.on('message', (request: Request) => {
  if (request instanceof Uint8Array) {
    const reply = pglite.execProtocolRawSync(request);
    // PGlite has copied the reply from its memory into a buffer of exactly the reply's size.
    send(reply, [reply.buffer as ArrayBuffer]);
  } else {
    run(engine, request).catch((error: Error) => send({ kind: 'failed', error }));
  }
});
send({ kind: 'ready' });
