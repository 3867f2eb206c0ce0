/** Runs a telemetry collector for tests. It receives traces and metrics by OTLP over HTTP as JSON. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: object }[];
  links?: { traceId: string; spanId: string }[];
  status: { code: number };
}

interface ReceivedMetric {
  name: string;
  sum?: { dataPoints: { asDouble: number }[]; isMonotonic: boolean };
  gauge?: { dataPoints: { asDouble: number }[] };
  histogram?: { dataPoints: { count: number; bucketCounts: number[]; explicitBounds: number[] }[] };
}

interface Received {
  resourceSpans?: { resource: object; scopeSpans: { spans: ReceivedSpan[] }[] }[];
  resourceMetrics?: { resource: object; scopeMetrics: { metrics: ReceivedMetric[] }[] }[];
}

export async function otlpReceiver() {
  const bodies: Received[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(body as Received);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    text: () => JSON.stringify(bodies),
    spans: () =>
      bodies.flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () =>
      bodies.flatMap(({ resourceMetrics = [] }) =>
        resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
    close: () => server.close(),
  };
}
