/**
 * Runs the doctor on an installation without a fault, and then with one fault at a time. For each fault, the doctor
 * must report one finding with a remedy, and the right exit code.
 */
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDnsServer } from '@skillharbor/tooling/dnsServer';
import { sql } from 'kysely';
import { generate } from 'selfsigned';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nameOf } from '../backup/archiveNames.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { Tables } from '../platform/database/tables.ts';
import { serverDatabase } from '../platform/database/testing.ts';
import { version } from '../platform/operating/version.ts';
import { runDoctor } from '../testing/drill/programs.ts';
import { startMemoryS3 } from '../testing/memoryS3.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const DAY_MS = 24 * 60 * 60 * 1000;
const closing: (() => unknown)[] = [];
let folder: string;
let key: string;
let s3: Awaited<ReturnType<typeof startMemoryS3>>;
/** An installation in which the doctor finds no fault. */
let well: Record<string, string>;

/**
 * Serves /healthz over https, with a certificate that is valid for this many days. Returns its address and the file of
 * the certificate.
 */
async function serve(days: number, { date }: { date?: string } = {}) {
  const { cert, private: own } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + days * DAY_MS),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const file = join(folder, `${days}-${date ?? 'now'}.pem`);
  await writeFile(file, cert, { mode: 0o644 });
  const server = createServer({ cert, key: own }, (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...(date && { date }) });
    response.end(JSON.stringify({ status: 'ok', version }));
  });
  const port = await listen(server);
  closing.push(() => server.close());
  return { PUBLIC_URL: `https://127.0.0.1:${port}`, NODE_EXTRA_CA_CERTS: file };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function folderWithBackup(madeAt: Date): Promise<string> {
  const path = await mkdtemp(join(folder, 'backups-'));
  await writeFile(join(path, nameOf(madeAt)), '');
  return path;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-misconfigured-'));
  const dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'uploads'), { recursive: true });
  const database = await openDatabase<Tables>({ dataDir, databaseUrl: undefined });
  await migrate(database.kysely);
  for (const kind of ['terms', 'privacy'])
    await sql`insert into legal_texts (kind, language, version, markdown, published_at, asks_members)
      values (${kind}, 'en', 1, 'Text.', now(), false)`.execute(database.kysely);
  await database.close();

  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  key = join(folder, 'dkim.pem');
  await writeFile(key, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  const dns = await startDnsServer({
    'harbor.example TXT': ['v=spf1 mx -all'],
    '_dmarc.harbor.example TXT': ['v=DMARC1; p=quarantine'],
    'harbor._domainkey.harbor.example TXT': [
      `v=DKIM1; k=rsa; p=${publicKey.export({ format: 'der', type: 'spki' }).toString('base64').slice(0, 200)}`,
    ],
  });
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  const smtpPort = await listen(smtp.server);
  s3 = await startMemoryS3();
  closing.push(
    () => dns.close(),
    () => smtp.close(),
    () => s3.close(),
  );
  well = {
    DATA_DIR: dataDir,
    ...(await serve(60)),
    TRUST_PROXY: 'loopback',
    DNS_SERVERS: dns.address,
    MAIL_FROM: 'Harbor <harbor@harbor.example>',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SMTP_TLS: 'optional',
    DKIM_SELECTOR: 'harbor',
    DKIM_KEY_FILE: key,
    BACKUP_TO: await folderWithBackup(new Date()),
    BACKUP_PASSPHRASE: 'four quiet words of mine',
  };
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the faults and warnings of the doctor, such as `FAULT disk: Make room …`, and its exit code. */
async function examine(environment: Record<string, string>) {
  const { code, output } = await runDoctor(environment);
  const lines = output.split('\n');
  const complaints = lines.flatMap((line, index) => {
    const [, state, about] = /^(FAULT|warning) +([^:]+):/.exec(line) ?? [];
    return state === undefined ? [] : [`${state} ${about}: ${(lines[index + 1] ?? '').trim()}`];
  });
  return { code, complaints };
}

test('the doctor reports no finding for an installation without a fault, and its exit code is 0', async () => {
  const { code, complaints } = await examine(well);
  expect(complaints).toEqual([]);
  expect(code).toBe(0);
});

type Wrong = [
  what: string,
  state: 'FAULT' | 'warning',
  about: string,
  remedy: RegExp,
  change: () => Promise<Record<string, string>> | Record<string, string>,
];
const wrong: Wrong[] = [
  ['a setting is misspelled', 'FAULT', 'settings', /does not start/, () => ({ BACKUP_TOO: '/backups' })],
  ['the data folder is elsewhere', 'FAULT', 'disk', /Set DATA_DIR/, () => ({ DATA_DIR: '/nowhere/at/all' })],
  ['the proxy is not trusted', 'FAULT', 'proxy', /Set TRUST_PROXY/, () => ({ TRUST_PROXY: 'off' })],
  [
    'the certificate is not one that browsers know',
    'FAULT',
    'address',
    /its certificate/,
    async () => ({ ...(await serve(61)), NODE_EXTRA_CA_CERTS: well['NODE_EXTRA_CA_CERTS'] ?? '' }),
  ],
  ['the certificate is not renewed', 'warning', 'certificate', /why it is not renewed/, () => serve(5)],
  ['the clock is wrong', 'FAULT', 'clock', /NTP/, () => serve(62, { date: 'Mon, 04 May 2026 09:00:00 GMT' })],
  [
    'the mail server does not answer',
    'FAULT',
    'mail',
    /Check SMTP_URL/,
    () => ({ SMTP_URL: 'smtp://127.0.0.1:9' }),
  ],
  [
    'the DNS lacks the DKIM key',
    'FAULT',
    'DKIM',
    /other\._domainkey\.harbor\.example/,
    () => ({ DKIM_SELECTOR: 'other' }),
  ],
  [
    'a secret is that of an example',
    'FAULT',
    'secret',
    /Set JWT_SECRET to a secret of your own/,
    () => ({ JWT_SECRET: 'replace-me-replace-me-replace-me' }),
  ],
  [
    'the newest backup is three days old',
    'FAULT',
    'backups',
    /a scheduled backup failed/,
    async () => ({ BACKUP_TO: await folderWithBackup(new Date(Date.now() - 3 * DAY_MS)) }),
  ],
  [
    'there is no such bucket',
    'FAULT',
    'files',
    /S3_BUCKET/,
    () => ({
      S3_BUCKET: 'missing',
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    }),
  ],
  ['anyone may guess passwords', 'FAULT', 'limits', /Remove RATE_LIMITS/, () => ({ RATE_LIMITS: 'off' })],
];

test.each(wrong)(
  'when %s, the doctor reports one %s, about %s',
  async (_what, state, about, remedy, change) => {
    const { code, complaints } = await examine({ ...well, ...(await change()) });
    // The embedded database is in the data folder. If the folder is missing, the database is missing, too.
    const found = complaints.filter((one) => about !== 'disk' || !one.startsWith('FAULT database:'));
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${state} ${about}: .*${remedy.source}`))]);
    expect(code).toBe(state === 'FAULT' ? 1 : 0);
  },
);

test('the doctor reports demo accounts and missing legal texts at a public address', async () => {
  const database = await openDatabase<Tables>({ dataDir: well['DATA_DIR'] ?? '', databaseUrl: undefined });
  const { kysely } = database;
  await sql`insert into users (email, password_hash, first_name, last_name, role)
    values ('ada@skillharbor.test', 'x', 'Ada', 'Okafor', 'client')`.execute(kysely);
  await sql`insert into demo_accounts (user_id, password)
    select id, 'harbor' from users where email = 'ada@skillharbor.test'`.execute(kysely);
  await database.close();
  const { code, complaints } = await examine({ ...well, PUBLIC_URL: 'https://harbor.invalid' });
  expect(complaints).toContain('FAULT demo data: Begin with an empty database and SEED=none.');
  expect(complaints).toContain('warning legal texts: Let an operator write it at /admin/legal.');
  expect(code).toBe(1);
});

test('the doctor reports a database server that may lose confirmed writes, and reports a replica that does not respond', async ({
  skip,
}) => {
  const postgres = await serverDatabase();
  if (!postgres) return skip('It needs a PostgreSQL server.');
  const database = await openDatabase<Tables>({ dataDir: '', databaseUrl: postgres.url });
  await migrate(database.kysely);
  const name = sql.id(new URL(postgres.url).pathname.slice(1));
  await sql`alter database ${name} set synchronous_commit = off`.execute(database.kysely);
  await database.close();
  const { code, complaints } = await examine({
    ...well,
    JWT_SECRET: 'b4f2c19d8a7e6305b4f2c19d8a7e6305',
    DATABASE_URL: postgres.url,
    DATABASE_READ_URL: 'postgres://harbor@127.0.0.1:9/harbor',
  });
  await postgres.drop();
  expect(complaints).toEqual([
    expect.stringMatching(/^FAULT replica: .*DATABASE_READ_URL/),
    // The message may also name other settings, because the database server of the tests may lack those, too.
    expect.stringMatching(/^FAULT database settings: Set .*synchronous_commit = on/),
  ]);
  expect(code).toBe(1);
});
