/** Records one span for each external request. The span contains all work that the request causes. */
import { finished } from 'node:stream';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asCurrent, failSpan, startRequestSpan } from '../tracing/spans.ts';
import type { NamedTrace } from '../tracing/spans.ts';
import { isInProcess } from '../web/inProcess.ts';

export function registerRequestSpans(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, reply, done) => {
    // The API reads for a page are part of the request for that page.
    const span = isInProcess(request) ? null : spanOf(request);
    if (!span) return done();
    spans.set(request, span);
    // This event also occurs if the client disconnects before the response.
    finished(reply.raw, () => {
      const { statusCode } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) failSpan(span, String(statusCode));
      span.end();
    });
    asCurrent(span, done);
  });

  // The connection calls this hook outside the span, so the span is set again for the request's log line.
  app.addHook('onResponse', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) asCurrent(span, done);
    else done();
  });
}

/** Starts the span of a request. Its name is the route pattern, because addresses contain ids and searches. */
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

/** Returns the trace that the request names. Only a trusted proxy may choose the trace and whether it is recorded. */
function namedTrace({ headers, ips = [] }: FastifyRequest): NamedTrace | null {
  const { traceparent, tracestate } = headers;
  if (typeof traceparent !== 'string') return null;
  return {
    traceparent,
    tracestate: typeof tracestate === 'string' ? tracestate : undefined,
    isTrusted: ips.length > 1,
  };
}
