/**
 * Numbers about the running server for Prometheus. Nothing in them is about a person: routes are named by their
 * pattern, never by the address that was asked for.
 */
import { finished } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { countWaitingMails } from '../mail/mailer.ts';
import type { Queries } from '../tables.ts';

/** In seconds; the first page takes less than the first of them, a password about a tenth, an upload seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** In milliseconds. */
const SCRAPE_TIMEOUT = 30_000;

export interface Metrics {
  /** Measures every request of the app. */
  observe(app: FastifyInstance): void;
  /** In Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

export function createMetrics(queries: Queries): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took to answer, by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATIONS,
    registers,
  });
  const underWay = new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests that have arrived and are not answered yet.',
    registers,
  });
  new Gauge({
    name: 'skill_harbor_mails_waiting',
    help: 'Mails that are still to be sent.',
    registers,
    async collect() {
      this.set(await countWaitingMails(queries));
    },
  });

  return {
    observe(app) {
      app.addHook('onRequest', async (_request, reply) => {
        underWay.inc();
        // Also where somebody goes away before the answer.
        finished(reply.raw, () => underWay.dec());
      });
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const route = routeOptions.url ?? 'none';
        durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Answers GET /metrics and nothing else; on a port of its own, which stays inside. */
export function metricsServer(metrics: Metrics, logger: FastifyBaseLogger): FastifyInstance {
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: SCRAPE_TIMEOUT,
    connectionTimeout: SCRAPE_TIMEOUT,
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  return server;
}
