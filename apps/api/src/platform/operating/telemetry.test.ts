/** Tests which data a collector receives from a server that serves pages, signs up users and sends mails. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSettings } from '../../settings.ts';
import { otlpReceiver } from '../../testing/otlpReceiver.ts';
import type { ReceivedSpan } from '../../testing/otlpReceiver.ts';
import { PASSWORD, postJob, sender, signUp } from '../../testing/people.ts';
import { smallPdf } from '../../testing/resumes.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { createLogger } from './logger.ts';
import { startTelemetry } from './telemetry.ts';

/** Imitates the program that renders the app. Its page shows the results of a search. */
const PROGRAM = `
  export const createRenderer = () => async ({ fetch }) => {
    const response = await fetch('http://server.invalid/api/job-listings/listings/?search=zebrafish+lagoon');
    return { status: response.status, html: await response.text(), isPartial: false };
  };
  export const createRefuser = () => async () => '';
  export const readAddress = (address) => ({ address, hasUnknown: false });`;
/** The trace id in the requests of these tests, in the form that a browser or a proxy with tracing sends. */
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${CALLER}-01`;

let server: TestServer;
let collector: Awaited<ReturnType<typeof otlpReceiver>>;
let folder: string;
let log = '';
/** The private data of the users in this file. The collector must not receive any of it. */
const secrets = ['zebrafish', 'lagoon', 'secret', PASSWORD, 'Ada', 'Okafor', '203.0.113'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-traces-'));
  await mkdir(join(folder, 'dist'));
  await mkdir(join(folder, 'dist-server'));
  await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'dist-server', 'server.js'), PROGRAM);
  await writeFile(join(folder, 'dist-server', 'package.json'), '{"type":"module"}');
  collector = await otlpReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => done(void (log += chunk.toString())),
  });
  const logger = createLogger('info', stream);
  server = await testServer({
    webFolder: join(folder, 'dist'),
    logger,
    environment: { TRUST_PROXY: '10.0.0.0/8' },
  });
  const { telemetry: settings } = readSettings(process.env);
  if (!settings) throw new Error('The settings name a collector.');
  const telemetry = startTelemetry(settings, server.metrics, logger);
  await visit();
  // Stops the telemetry, which sends the remaining spans.
  await telemetry.stop();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  collector.close();
  await server.close();
  await rm(folder, { recursive: true });
});

async function visit(): Promise<void> {
  const page = {
    url: '/jobs?search=zebrafish+lagoon',
    headers: { traceparent, 'x-forwarded-for': '203.0.113.7' },
  };
  await server.app.inject({ ...page, remoteAddress: '10.1.2.3' });
  await server.app.inject({ ...page, url: '/jobs?from=elsewhere', remoteAddress: '203.0.113.9' });

  const client = await signUp(server, 'client');
  const job = await postJob(client);
  const freelancer = await signUp(server, 'freelancer');
  const picture = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#246' },
  })
    .png()
    .toBuffer();
  await freelancer.send('PUT', `/api/accounts/freelancers/${freelancer.id}/`, {
    form: {
      bio: 'My secret life.',
      experience: '8',
      portfolio_link: 'https://secret.example/work',
      hourly_rate: '85.5',
      location: 'Secret Island',
      availability_status: 'On Leave',
      profile_picture: { name: 'secret.png', content: picture },
    },
  });
  const form = {
    listing: String(job.id),
    cover_letter: 'A secret letter',
    resume: smallPdf('secret.pdf'),
  };
  await freelancer.send('POST', '/api/applications/apply/', { form });
  await sender(server)('POST', '/api/auth/password/reset/', { body: { email: freelancer.email } });
  await server.mailTo(freelancer.email, 'Choose');
  await server.app.inject('/no/such/thing.png');
  secrets.push(
    client.email,
    freelancer.email,
    freelancer.session.access_token,
    freelancer.session.user.email,
  );
}

const isPage = ({ name }: ReceivedSpan) => name === 'GET /*';

/** Returns the names of the spans from the request down to this span. */
function pathTo(span: ReceivedSpan): string {
  const parent = collector.spans().find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? `${pathTo(parent)} > ${span.name}` : span.name;
}

test('a page is one trace, which begins with the proxy’s request and contains the rendering, the operation and its SQL statements', () => {
  const spans = collector.spans().filter(({ traceId }) => traceId === TRACE);
  expect(spans.filter(isPage)).toMatchObject([{ parentSpanId: CALLER }]);
  expect(spans.map(pathTo)).toEqual(
    expect.arrayContaining([
      'GET /*',
      'GET /* > render page',
      'GET /* > render page > listJobs',
      'GET /* > render page > listJobs > with job_listings',
    ]),
  );
});

test('if an untrusted client names a trace, the server starts a new trace that only links to it', () => {
  const [stranger, ...more] = collector
    .spans()
    .filter((span) => isPage(span) && span.links?.some(({ traceId }) => traceId === TRACE));
  expect(more).toEqual([]);
  expect(stranger).toMatchObject({ links: [{ traceId: TRACE, spanId: CALLER }] });
  expect(stranger?.traceId).not.toBe(TRACE);
  expect(stranger?.parentSpanId ?? '').toBe('');
});

test('a trace also contains spans for work that is not a query', () => {
  const paths = collector.spans().map(pathTo);
  expect(paths).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^POST \/api\/auth\/registration\/ > register > hash password$/),
      expect.stringMatching(/^PUT .+ > \w+ > resize picture$/),
      expect.stringMatching(/send mail$/),
    ]),
  );
});

test('a trace contains no values that users entered: no addresses, names, passwords, searches or letters', () => {
  const text = collector.text();
  expect(text).toContain('"db.query.text"');
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toContain('url.path');
});

test('log lines contain the id of the trace', () => {
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const [page] = collector.spans().filter((span) => isPage(span) && span.traceId === TRACE);
  expect(lines).toContainEqual(
    expect.objectContaining({ path: '/jobs', trace_id: TRACE, span_id: page?.spanId }),
  );
});

test('the collector receives the same metrics that Prometheus reads, under the same names', async () => {
  const text = await server.metrics.text();
  // The pattern matches only metrics that have a value at present, because the others are not sent.
  const samples = [...text.matchAll(/^([a-z]\w*)(?:\{.*\})? [-\d]/gm)].map(([, name = '']) =>
    name.replace(/_(bucket|sum|count)$/, ''),
  );
  const sent = collector.metrics();
  expect(sent.map(({ name }) => name)).toEqual(
    expect.arrayContaining(samples.filter((name) => !name.startsWith('nodejs_'))),
  );
  const durations = sent.find(({ name }) => name === 'http_request_duration_seconds');
  for (const { count, bucketCounts, explicitBounds } of durations?.histogram?.dataPoints ?? []) {
    expect(bucketCounts.reduce((sum, number) => sum + number, 0)).toBe(count);
    expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
  }
  expect(sent.find(({ name }) => name === 'skill_harbor_database_up')?.gauge?.dataPoints).toMatchObject([
    { asDouble: 1 },
  ]);
});
