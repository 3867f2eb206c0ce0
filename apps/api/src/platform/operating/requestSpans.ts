/** One span for each request from outside, which everything that it causes is part of. */
import { finished } from 'node:stream';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asCurrent, failSpan, startRequestSpan } from '../tracing/spans.ts';
import type { NamedTrace } from '../tracing/spans.ts';
import { isInProcess } from '../web/inProcess.ts';

export function registerRequestSpans(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, reply, done) => {
    // What a page reads is part of the request for that page.
    const span = isInProcess(request) ? null : spanOf(request);
    if (!span) return done();
    spans.set(request, span);
    // Also where the client leaves before the response.
    finished(reply.raw, () => {
      const { statusCode } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) failSpan(span, String(statusCode));
      span.end();
    });
    asCurrent(span, done);
  });

  // This hook is called by the connection, which knows of no span: the log line of the request has one again.
  app.addHook('onResponse', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) asCurrent(span, done);
    else done();
  });
}

/** The route as a pattern: addresses contain ids and searches. */
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

/** Only a proxy that the server trusts may choose the trace and whether it is recorded. */
function namedTrace({ headers, ips = [] }: FastifyRequest): NamedTrace | null {
  const { traceparent, tracestate } = headers;
  if (typeof traceparent !== 'string') return null;
  return {
    traceparent,
    tracestate: typeof tracestate === 'string' ? tracestate : undefined,
    isTrusted: ips.length > 1,
  };
}
