/**
 * Metrics for Prometheus. They contain no personal data: routes appear as patterns, never as the requested URLs.
 */
import { finished } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Queries } from '../database/tables.ts';
import { countWaitingMails } from '../mail/mails.repository.ts';
import { isInProcess } from '../web/inProcess.ts';

/** In seconds: a page takes less than the first bucket, a password about 0.1, an upload several seconds. */
const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const SCRAPE_TIMEOUT_MS = 30_000;

export interface Metrics {
  /** Measures every request of the app. */
  observe(app: FastifyInstance): void;
  /** Counts a page that the server could not render, so that the browser had to. */
  countUnrenderedPage(): void;
  /** In the text format of Prometheus. */
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
    buckets: DURATION_BUCKETS_S,
    registers,
  });
  const unrenderedPages = new Counter({
    name: 'skill_harbor_pages_unrendered_total',
    help: 'Pages that the server failed to render; the browser rendered them instead.',
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
      app.addHook('onRequest', async (request, reply) => {
        if (isInProcess(request)) return;
        underWay.inc();
        // Also where the client leaves before the response.
        finished(reply.raw, () => underWay.dec());
      });
      app.addHook('onResponse', async (request, reply) => {
        // What a page reads is part of the request for that page.
        if (isInProcess(request)) return;
        const { method, routeOptions } = request;
        const route = routeOptions.url ?? 'none';
        durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
    countUnrenderedPage: () => unrenderedPages.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Serves GET /metrics only, on a port of its own that is not public. */
export function metricsServer(metrics: Metrics, logger: FastifyBaseLogger): FastifyInstance {
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: SCRAPE_TIMEOUT_MS,
    connectionTimeout: SCRAPE_TIMEOUT_MS,
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  return server;
}
