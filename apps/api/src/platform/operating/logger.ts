import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';
import type { DestinationStream } from 'pino';
import { currentSpan } from '../tracing/spans.ts';

// Writes the log without a buffer, because the last lines before a process ends are the most important ones.
const standardError = () => destination({ fd: 2, sync: true });

/**
 * The fields that PostgreSQL and the form parser add to errors. They may contain the row, other fields of the form, or
 * the file.
 */
const IN_ERRORS = ['err.detail', 'err.where', 'err.part'];

/**
 * Creates a logger that writes JSON lines to standard error, because standard output is reserved for messages to the
 * operator. Secrets are removed from every field.
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

/** Adds the ids of the trace to a log line, in the fields that log collectors expect. */
function traceFields(): object {
  const context = currentSpan()?.spanContext();
  return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
}

function within(object: string, name: string): string {
  return name.startsWith('[') ? object + name : `${object}.${name}`;
}
