/**
 * Records spans, which show how long the parts of a request take. Without a tracer, which operating/telemetry.ts sets,
 * no span is recorded, and no module of OpenTelemetry is loaded.
 *
 *     await inSpan('resize picture', {}, () => resize(path));     adds a span to the current trace, if there is one
 *     await inTrace('send mail', {}, () => send(mail));           does the same, and starts a trace if there is none
 *
 * Names and attributes are for operators: they are patterns, counts and fixed names, never values that a user entered.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span } from '@opentelemetry/api';

export type SpanKind = 'server' | 'client' | 'internal';

/** The trace that the headers of a request name (W3C Trace Context). */
export interface NamedTrace {
  traceparent: string;
  tracestate: string | undefined;
  /** True if the server continues this trace. Otherwise, the server starts a new trace that only links to this one. */
  isTrusted: boolean;
}

export interface SpanOptions {
  kind: SpanKind;
  attributes: Attributes;
  parent: Span | null;
  named?: NamedTrace | null;
}

export interface Tracer {
  start(name: string, options: SpanOptions): Span;
  /** Marks the span as failed. */
  fail(span: Span, type: string): void;
}

let tracer: Tracer | null = null;
const current = new AsyncLocalStorage<Span>();

/** Sets the tracer with which spans are recorded. With null, no more spans are recorded. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

export function currentSpan(): Span | undefined {
  return current.getStore();
}

export function asCurrent<Result>(span: Span, run: () => Result): Result {
  return current.run(span, run);
}

/** Starts the first span of a request, which the caller must end. Returns null if no spans are recorded. */
export function startRequestSpan(
  name: string,
  attributes: Attributes,
  named: NamedTrace | null,
): Span | null {
  return tracer?.start(name, { kind: 'server', attributes, parent: null, named }) ?? null;
}

export function failSpan(span: Span, type: string): void {
  tracer?.fail(span, type);
}

export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
  kind: SpanKind = 'internal',
): Promise<Result> {
  return current.getStore() ? inTrace(name, attributes, work, kind) : work();
}

export async function inTrace<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
  kind: SpanKind = 'internal',
): Promise<Result> {
  const span = tracer?.start(name, { kind, attributes, parent: current.getStore() ?? null });
  if (!span) return work();
  try {
    return await current.run(span, work);
  } catch (error) {
    failSpan(span, typeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Returns the type of an error, but not its message, which may contain a user's text. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
