/**
 * Imitates a typical load balancer. It sends requests in turn to all servers whose readiness check returns 200. It
 * sends a request again only if the connection was refused, because then no server has received the request.
 *
 *     const balancer = await startLoadBalancer();
 *     await balancer.add(address);               resolves once the server is ready
 *     await fetch(`${balancer.address}/healthz`);
 */
import { Agent, createServer, request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

const CHECK_INTERVAL_MS = 100;

export interface LoadBalancer {
  address: string;
  /** Adds a server. Resolves once the server is ready. A server that has ended gets no more requests. */
  add(server: string): Promise<void>;
  close(): Promise<void>;
}

export async function startLoadBalancer(): Promise<LoadBalancer> {
  /** The servers that are ready. The first of them gets the next request. */
  let ready: readonly string[] = [];
  const agent = new Agent({ keepAlive: true });
  const closing = new AbortController();

  const balancer = createServer((request, response) => void forward(request, response));
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));

  async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const servers = ready;
    ready = [...ready.slice(1), ...ready.slice(0, 1)];
    for (const server of servers) {
      const outcome = await ask(server, incoming, body);
      if (outcome === 'refused') continue;
      if (outcome === 'lost') break;
      response.writeHead(outcome.statusCode ?? 502, { ...outcome.headers, connection: 'keep-alive' });
      outcome.pipe(response);
      return;
    }
    response.writeHead(502).end();
  }

  function ask(
    server: string,
    { method, url, headers }: IncomingMessage,
    body: Buffer,
  ): Promise<IncomingMessage | 'refused' | 'lost'> {
    return new Promise((resolve) => {
      send(server + url, { method, headers: { ...headers, connection: 'keep-alive' }, agent }, resolve)
        .on('error', (error) =>
          resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'lost'),
        )
        .end(body);
    });
  }

  async function watch(server: string, onReady: () => void): Promise<void> {
    while (!closing.signal.aborted) {
      const status = await fetch(`${server}/readyz`).then(
        ({ status }) => status,
        () => null,
      );
      const others = ready.filter((other) => other !== server);
      if (status !== 200) ready = others;
      else if (!ready.includes(server)) ready = [...others, server];
      if (status === null) return;
      if (status === 200) onReady();
      await setTimeout(CHECK_INTERVAL_MS);
    }
  }

  return {
    address: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    add: (server) => new Promise((resolve) => void watch(server, resolve)),
    close: () => {
      closing.abort();
      agent.destroy();
      return new Promise((resolve) => {
        balancer.close(() => resolve());
        balancer.closeAllConnections();
      });
    },
  };
}
