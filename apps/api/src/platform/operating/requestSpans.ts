/** Records one span for each request from outside. The span contains all work that the request causes. */
import { finished } from 'node:stream';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asCurrent, failSpan, startRequestSpan } from '../tracing/spans.ts';
import type { NamedTrace } from '../tracing/spans.ts';
import { isInProcess } from '../web/inProcess.ts';

export function registerRequestSpans(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, reply, done) => {
    // Skips API requests that render a page, because they are part of the page's request.
    const span = isInProcess(request) ? null : spanOf(request);
    if (!span) return done();
    spans.set(request, span);
    // `finished` also calls this function if the client disconnects before the response is complete.
    finished(reply.raw, () => {
      const { statusCode } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) failSpan(span, String(statusCode));
      span.end();
    });
    asCurrent(span, done);
  });

  // Makes the span current again, so that the log line of the request contains its ids. Node calls this hook outside
  // the span.
  app.addHook('onResponse', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) asCurrent(span, done);
    else done();
  });
}

/**
 * Starts the span of a request. The name of the span is the route pattern, because addresses contain ids and searches.
 */
function spanOf(request: FastifyRequest): Span | null {
  const { method, routeOptions, protocol } = request;
  const { url: route } = routeOptions;
  return startRequestSpan(
    route === undefined ? method : `${method} ${route}`,
    {
      'http.request.method': method,
      'url.scheme': protocol,
      ...(route !== undefined && { 'http.route': route }),
    },
    namedTrace(request),
  );
}

/**
 * Returns the trace that the headers of the request name. Only a trusted proxy may determine to which trace the request
 * belongs and whether the trace is recorded.
 */
function namedTrace({ headers, ips = [] }: FastifyRequest): NamedTrace | null {
  const { traceparent, tracestate } = headers;
  if (typeof traceparent !== 'string') return null;
  return {
    traceparent,
    tracestate: typeof tracestate === 'string' ? tracestate : undefined,
    isTrusted: ips.length > 1,
  };
}
