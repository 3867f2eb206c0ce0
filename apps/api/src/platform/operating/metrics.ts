/**
 * Defines the metrics for operators, each of them once: Prometheus reads them as text, and otlpMetrics.ts sends the
 * same values by OTLP. They contain no personal data: routes appear as patterns, never as the requested URLs.
 * docs/operating.md lists the metrics.
 */
import { finished } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { CacheResult } from '../caching/versionedCache.ts';
import { isInProcess } from '../web/inProcess.ts';
import type { TaskRun } from '../schedule/schedule.ts';
import { defineGauges } from './gauges.ts';
import { version } from './version.ts';
import type { Measured } from './gauges.ts';

/**
 * The upper bounds of the histogram buckets for requests, in seconds. A page takes less than the first bound, checking
 * a password takes about 0.1, and an upload takes several seconds.
 */
const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/**
 * The upper bounds of the histogram buckets for background tasks, in seconds. A task that finds no work takes a
 * millisecond, and a task that sends mails takes minutes.
 */
const TASK_BUCKETS_S = [0.01, 0.1, 1, 10, 60];
const SCRAPE_TIMEOUT_MS = 30_000;

/** The metrics of the process. They observe the garbage collector until the process ends, so they exist only once. */
const processMetrics = new Registry();
collectDefaultMetrics({ register: processMetrics });

export interface Metrics {
  /** Measures every request of the app. */
  observe(app: FastifyInstance): void;
  /** Counts a page that the browser had to render, because the server could not. */
  countUnrenderedPage(): void;
  /** Counts a failed attempt to send a mail, after which the mail is tried again. */
  countFailedMail(): void;
  /** Counts a mail that was sent to a reply address, by the result of handling it. */
  countIncomingMail(receipt: string): void;
  /**
   * Counts a new password that was accepted without checking it, because the list of breached passwords could not be
   * read.
   */
  countBreachedPasswordFailure(): void;
  /** Counts a failure of the replica, after which the primary database serves the replica's reads for a while. */
  countReplicaFailure(): void;
  /** Measures a run of a background task. */
  countTask(run: TaskRun): void;
  /** Counts a hit or a miss of the cache that stores the responses that are the same for all callers. */
  countCacheRead(result: CacheResult): void;
  /**
   * Counts a request that was refused because its budget is used up, by the limited action and by the kind of budget.
   */
  countLimited(refusal: { action: string; budget: string }): void;
  /** Returns the metrics in the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
  /** Returns the metrics as objects, for otlpMetrics.ts. */
  values(): Promise<MetricObjectWithValues<MetricValue<string>>[]>;
}

export function createMetrics(measured: Measured): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long responses took, by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATION_BUCKETS_S,
    registers,
  });
  const unrenderedPages = new Counter({
    name: 'skill_harbor_pages_unrendered_total',
    help: 'Pages that the server failed to render; the browser rendered them instead.',
    registers,
  });
  const failedMails = new Counter({
    name: 'skill_harbor_mail_failures_total',
    help: 'Attempts to send a mail that failed. The mail is tried again.',
    registers,
  });
  const incomingMails = new Counter({
    name: 'skill_harbor_incoming_mails_total',
    help: 'Mails to reply addresses, by what became of them.',
    labelNames: ['receipt'] as const,
    registers,
  });
  const breachedPasswordFailures = new Counter({
    name: 'skill_harbor_breached_password_failures_total',
    help: 'New passwords that were accepted because the list of breached ones could not be read.',
    registers,
  });
  const replicaFailures = new Counter({
    name: 'skill_harbor_replica_failures_total',
    help: 'How often the replica failed, and the primary database answered for a while.',
    registers,
  });
  const cacheReads = new Counter({
    name: 'skill_harbor_response_cache_reads_total',
    help: 'Responses that are the same for everyone, by whether they were in memory (hit) or made anew (miss).',
    labelNames: ['result'] as const,
    registers,
  });
  const limited = new Counter({
    name: 'skill_harbor_requests_limited_total',
    help: 'Requests refused with 429, by operation or resource, and by whose budget is used up.',
    labelNames: ['action', 'budget'] as const,
    registers,
  });
  const taskDurations = new Histogram({
    name: 'skill_harbor_task_duration_seconds',
    help: 'How long runs of background tasks took, by task and result.',
    labelNames: ['task', 'result'] as const,
    buckets: TASK_BUCKETS_S,
    registers,
  });
  const info = new Gauge({
    name: 'skill_harbor_info',
    help: 'Is always 1. Its label is the version of the server.',
    labelNames: ['version'] as const,
    registers,
  });
  info.set({ version }, 1);
  const taskSuccesses = new Gauge({
    name: 'skill_harbor_task_last_success_timestamp_seconds',
    help: 'When each background task last succeeded on this server.',
    labelNames: ['task'] as const,
    registers,
  });
  const { underWay } = defineGauges(registry, measured);
  const all = Registry.merge([processMetrics, registry]);

  return {
    observe(app) {
      app.addHook('onRequest', async (request, reply) => {
        if (isInProcess(request)) return;
        underWay.inc();
        // `finished` also calls this function if the client disconnects before the response is complete.
        finished(reply.raw, () => underWay.dec());
      });
      app.addHook('onResponse', async (request, reply) => {
        // Skips API requests that render a page, because they are part of the page's request.
        if (isInProcess(request)) return;
        // Skips event streams: a stream stays open for minutes, which does not show how fast the server is.
        if (reply.getHeader('content-type') === 'text/event-stream') return;
        const { method, routeOptions } = request;
        const route = routeOptions.url ?? 'none';
        durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
    countUnrenderedPage: () => unrenderedPages.inc(),
    countFailedMail: () => failedMails.inc(),
    countIncomingMail: (receipt) => incomingMails.inc({ receipt }),
    countBreachedPasswordFailure: () => breachedPasswordFailures.inc(),
    countReplicaFailure: () => replicaFailures.inc(),
    countTask({ task, result, seconds }) {
      taskDurations.observe({ task, result }, seconds);
      if (result === 'success') taskSuccesses.set({ task }, measured.clock().getTime() / 1000);
    },
    countCacheRead: (result) => cacheReads.inc({ result }),
    countLimited: ({ action, budget }) => limited.inc({ action, budget }),
    text: () => all.metrics(),
    contentType: all.contentType,
    values: () => all.getMetricsAsJSON(),
  };
}

/** Serves GET /metrics and nothing else, on a separate, private port. */
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
