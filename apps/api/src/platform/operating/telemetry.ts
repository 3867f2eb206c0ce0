/**
 * Sends traces and metrics by OTLP over HTTP. server.ts imports this module only if telemetry is configured, because
 * loading it takes about 20 MB and a second of processor time. The destination is in the standard environment
 * variables, which the exporters read themselves.
 *
 *     const telemetry = startTelemetry(settings.telemetry, metrics, log);
 *     await telemetry.stop();     sends the remaining spans and metrics
 */
import { setTimeout } from 'node:timers/promises';
import {
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  diag,
  isSpanContextValid,
  trace,
} from '@opentelemetry/api';
import type { Context, TextMapGetter, Tracer as OtelTracer } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import type { Resource } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { setTracer } from '../tracing/spans.ts';
import type { NamedTrace, SpanOptions, Tracer } from '../tracing/spans.ts';
import type { Metrics } from './metrics.ts';
import { otlpMetricsOf } from './otlpMetrics.ts';
import type { TelemetrySettings } from './telemetrySettings.ts';

/** The time limit for stopping, so that an unreachable collector does not delay a shutdown. */
const STOP_TIMEOUT_MS = 1_000;

export interface Telemetry {
  stop(): Promise<void>;
}

export function startTelemetry(
  settings: TelemetrySettings,
  metrics: Metrics,
  log: FastifyBaseLogger,
): Telemetry {
  reportProblems(log);
  const resource = serviceResource();
  const traces = settings.traces ? startTraces(settings, resource) : null;
  const meters = settings.metrics ? startMetrics(settings, resource, metrics) : null;
  return {
    async stop() {
      setTracer(null);
      const sent = Promise.allSettled([traces?.shutdown(), meters?.shutdown()]);
      await Promise.race([sent, setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * Describes this server to the collector. OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override the default names.
 */
function serviceResource(): Resource {
  return defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'skill-harbor' }))
    .merge(
      detectResources({
        detectors: [serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector],
      }),
    );
}

function startTraces({ sampler, ratio }: TelemetrySettings, resource: Resource): TracerProvider {
  const provider = new TracerProvider({
    resource,
    sampler: samplerOf(sampler, ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  setTracer(tracerOn(provider.getTracer('skill-harbor')));
  return provider;
}

function startMetrics(
  { intervalMs }: TelemetrySettings,
  resource: Resource,
  metrics: Metrics,
): MeterProvider {
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: Math.min(intervalMs, 30_000),
    metricProducers: [otlpMetricsOf(metrics)],
  });
  return new MeterProvider({ resource, readers: [reader] });
}

function samplerOf(name: TelemetrySettings['sampler'], ratio: number): Sampler {
  const isParentBased = name.startsWith('parentbased_');
  const samplers = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  // The cast is safe, because the type allows only these three names, with or without the prefix `parentbased_`.
  const root = samplers[name.replace('parentbased_', '') as keyof typeof samplers]();
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

function tracerOn(tracer: OtelTracer): Tracer {
  return {
    start(name, { kind, attributes, parent, named = null }) {
      const caller = named && callerOf(named);
      const link = named && caller && !named.isTrusted ? trace.getSpanContext(caller) : undefined;
      const context = parentOf(parent, named, caller);
      const links = link && isSpanContextValid(link) ? [{ context: link }] : [];
      return tracer.startSpan(name, { kind: KINDS[kind], attributes, links }, context);
    },
    fail(span, type) {
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type);
    },
  };
}

function parentOf(parent: SpanOptions['parent'], named: NamedTrace | null, caller: Context | null): Context {
  if (parent) return trace.setSpan(ROOT_CONTEXT, parent);
  return named?.isTrusted && caller ? caller : ROOT_CONTEXT;
}

const propagator = new W3CTraceContextPropagator();

function callerOf(named: NamedTrace): Context {
  const getter: TextMapGetter<NamedTrace> = {
    keys: () => ['traceparent', 'tracestate'],
    get: ({ traceparent, tracestate }, key) => (key === 'traceparent' ? traceparent : tracestate),
  };
  return propagator.extract(ROOT_CONTEXT, named, getter);
}

/** Logs problems, such as an unreachable collector. */
function reportProblems(log: FastifyBaseLogger): void {
  const warn = (message: string) => log.warn({ telemetry: message }, 'telemetry was not sent');
  const silent = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
