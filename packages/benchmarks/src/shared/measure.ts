/** Sends requests over a few connections, and measures how long they take. */
import { Agent, request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { createHistogram } from 'node:perf_hooks';

export interface BenchRequest {
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export interface Load {
  /** Returns the next request, or null if there is none. */
  next: () => BenchRequest | null;
  expectedStatus: number;
  connections: number;
  seconds: number;
}

export interface Timing {
  requests: number;
  perSecond: number;
  /** The median duration, in milliseconds. `p99` is also in milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Sends the requests and measures them. Throws if a status is not the expected one, because a server that refuses
 * requests quickly would seem fast.
 */
export async function measure(
  address: string,
  { next, expectedStatus, connections, seconds }: Load,
): Promise<Timing> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const nanoseconds = createHistogram();
  const started = performance.now();
  const end = started + seconds * 1000;
  const sendRepeatedly = async (): Promise<void> => {
    for (let each = next(); each !== null && performance.now() < end; each = next()) {
      const sent = performance.now();
      const status = await send(address, each, agent);
      nanoseconds.record(Math.max(1, Math.round((performance.now() - sent) * 1e6)));
      if (status !== expectedStatus)
        throw new Error(`${each.path} returned ${status}, not ${expectedStatus}.`);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRepeatedly));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  const requests = nanoseconds.count;
  return {
    requests,
    perSecond: requests / elapsed,
    p50: nanoseconds.percentile(50) / 1e6,
    p99: nanoseconds.percentile(99) / 1e6,
  };
}

/** Sends a request. Resolves to its status when the whole response has arrived. */
function send(address: string, { path, method = 'GET', headers = {}, body }: BenchRequest, agent: Agent) {
  return new Promise<number>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      address + path,
      { method, agent, headers: { ...headers, ...length } },
      (response) => {
        response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      },
    );
    sent.on('error', reject).end(body);
  });
}
