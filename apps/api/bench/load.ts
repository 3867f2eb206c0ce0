/** Asks the same thing again and again over a few connections, and takes the time. */
import { Agent, request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { createHistogram } from 'node:perf_hooks';

export interface Question {
  path: string;
  method?: 'GET' | 'POST';
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export interface Load {
  /** The next question; null when there is none left. */
  ask: () => Question | null;
  expected: number;
  connections: number;
  seconds: number;
}

export interface Timing {
  requests: number;
  perSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
}

/** Throws when an answer has another status than the expected one: what is refused fast would look good. */
export async function measure(
  address: string,
  { ask, expected, connections, seconds }: Load,
): Promise<Timing> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const nanoseconds = createHistogram();
  const started = performance.now();
  const end = started + seconds * 1000;
  const askOnAndOn = async (): Promise<void> => {
    for (let question = ask(); question !== null && performance.now() < end; question = ask()) {
      const asked = performance.now();
      const status = await answerTo(address, question, agent);
      nanoseconds.record(Math.max(1, Math.round((performance.now() - asked) * 1e6)));
      if (status !== expected) throw new Error(`${question.path} answered ${status}, not ${expected}.`);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOnAndOn));
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

/** Resolves to the status once the whole answer has arrived. */
function answerTo(address: string, { path, method = 'GET', headers = {}, body }: Question, agent: Agent) {
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
