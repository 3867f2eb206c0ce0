/**
 * Sends the most expensive requests over many connections, as fast as the server responds. This happens in a separate
 * process, so that it does not affect the measurements.
 *
 *     const attack = startAttack({ address, from: '127.0.0.2', connections: 32 });
 *     const outcomes = await attack.stop();
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Outcomes } from '@skillharbor/api/testing/outcome';

export interface AttackOptions {
  address: string;
  /** The local IP address from which the requests come. */
  from: string;
  connections: number;
}

export interface Attack {
  stop(): Promise<Outcomes>;
}

const script = fileURLToPath(new URL('hostile.child.ts', import.meta.url));

export function startAttack(options: AttackOptions): Attack {
  const child = fork(script, [JSON.stringify(options)]);
  const end = () => child.kill();
  process.once('exit', end);
  return {
    async stop() {
      const response = once(child, 'message');
      child.send('stop');
      const [outcomes] = (await response) as [Outcomes];
      process.off('exit', end);
      end();
      return outcomes;
    },
  };
}
