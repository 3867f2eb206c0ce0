/**
 * Records spans, which show what a request waits for and for how long. Nothing is recorded, and nothing of
 * OpenTelemetry is loaded, before operating/telemetry.ts sets a tracer.
 *
 *     await inSpan('resize picture', {}, () => resize(path));     adds a span to the current trace, if there is one
 *     await inTrace('send mail', {}, () => send(mail));           does the same, and starts a trace if there is none
 *
 * Names and attributes are for operators: patterns, counts and fixed names, never a value that a user entered.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span } from '@opentelemetry/api';

export type SpanKind = 'server' | 'client' | 'internal';

/** The trace that a caller names in its request, by the headers of W3C Trace Context. */
export interface NamedTrace {
  traceparent: string;
  tracestate: string | undefined;
  /** True if the trace continues here. Otherwise a new trace starts, which only links to it. */
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

/** Sets the tracer. Null ends the recording of spans. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

export function currentSpan(): Span | undefined {
  return current.getStore();
}

export function asCurrent<Result>(span: Span, run: () => Result): Result {
  return current.run(span, run);
}

/** Starts the first span of a request, which the caller ends. Returns null if nothing is recorded. */
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
