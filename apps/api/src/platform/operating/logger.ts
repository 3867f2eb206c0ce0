import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';
import type { DestinationStream } from 'pino';
import { currentSpan } from '../tracing/spans.ts';

// The log is unbuffered, because the last lines before a process ends matter most.
const standardError = () => destination({ fd: 2, sync: true });

/** PostgreSQL and the form parser attach these fields to errors: the row, the other fields of the form, the file. */
const IN_ERRORS = ['err.detail', 'err.where', 'err.part'];

/**
 * Creates a logger that writes JSON lines to standard error, because standard output is for the operator. Secrets are
 * removed wherever they appear.
 */
export function createLogger(level: string, stream: DestinationStream = standardError()): FastifyBaseLogger {
  const secrets = [
    'password',
    'old_password',
    'token',
    'refresh',
    'authorization',
    'cookie',
    '["x-csrftoken"]',
  ];
  const redact = {
    paths: [...secrets.flatMap((name) => [name, within('*', name), within('*.*', name)]), ...IN_ERRORS],
    censor: '[removed]',
  };
  return pino({ level, redact, mixin: traceFields }, stream);
}

/** Adds the ids of the trace to a log line, under the names that log collectors know. */
function traceFields(): object {
  const context = currentSpan()?.spanContext();
  return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
}

function within(object: string, name: string): string {
  return name.startsWith('[') ? object + name : `${object}.${name}`;
}
