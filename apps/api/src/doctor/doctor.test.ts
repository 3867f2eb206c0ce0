/** Runs the doctor on prepared installations, and tests what it finds. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDnsServer } from '@skillharbor/tooling/dnsServer';

import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOf } from '../backup/archiveNames.ts';
import { version } from '../platform/operating/version.ts';
import { examine } from './doctor.ts';
import { linesOf } from './finding.ts';

let folder: string;
let dns: Awaited<ReturnType<typeof startDnsServer>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skill-harbor-doctor-'));
  dns = await startDnsServer({});
});
afterAll(async () => {
  await dns.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Responds to /healthz in the same way as a server or a proxy. */
async function serving(body: object | null, headers: Record<string, string> = {}): Promise<Server> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
const portOf = (server: { address: () => AddressInfo | string | null }) => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Returns the remedies of the faults and warnings about this part of the installation. */
async function remediesFor(about: string, environment: Record<string, string>): Promise<string[]> {
  const findings = await examine({ DATA_DIR: folder, DNS_SERVERS: dns.address, ...environment });
  return findings.flatMap((finding) =>
    finding.about === about && 'remedy' in finding ? [finding.remedy] : [],
  );
}

test.each([
  ['settings', { PORT: 'many' }, /does not start/],
  ['address', { HOST: '0.0.0.0' }, /Set PUBLIC_URL/],
  ['address', { PUBLIC_URL: 'http://127.0.0.1:9' }, /that the server runs/],
  ['encryption', { PUBLIC_URL: 'http://harbor.invalid' }, /Terminate TLS/],
  ['proxy', { PUBLIC_URL: 'https://127.0.0.1:9' }, /Set TRUST_PROXY/],
  ['limits', { RATE_LIMITS: 'off' }, /Remove RATE_LIMITS/],
  ['contact', { HOST: '0.0.0.0' }, /SECURITY_CONTACT/],
  ['mail', { HOST: '0.0.0.0' }, /Set SMTP_URL/],
  ['mail', { SMTP_URL: 'smtp://127.0.0.1:9', SMTP_TLS: 'optional' }, /Check SMTP_URL/],
  ['SPF', { SMTP_URL: 'smtp://127.0.0.1:9', SMTP_TLS: 'optional' }, /v=spf1/],
  ['DMARC', { SMTP_URL: 'smtp://127.0.0.1:9', SMTP_TLS: 'optional' }, /_dmarc\.skillharbor\.test/],
  ['secret', { DATABASE_URL: 'postgres://harbor@127.0.0.1:9/harbor' }, /Set JWT_SECRET/],
  ['database', { DATABASE_URL: 'postgres://harbor@127.0.0.1:9/harbor' }, /Check DATABASE_URL/],
  ['backups', { HOST: '0.0.0.0' }, /Set BACKUP_TO/],
  ['backups', { BACKUP_TO: '/nowhere/at/all' }, /Check BACKUP_TO/],
  ['backups', { BACKUP_TO: tmpdir() }, /Start the server/],
  ['backup secret', { BACKUP_TO: tmpdir() }, /BACKUP_PASSPHRASE_FILE/],
  ['disk', { DATA_DIR: '/nowhere/at/all' }, /Set DATA_DIR/],
])(
  'the doctor names a remedy for a fault of "%s" with %j',
  async (about, environment: Record<string, string>, remedy) => {
    expect(await remediesFor(about, environment)).toContainEqual(expect.stringMatching(remedy));
  },
);

test('an old backup is reported, and the message names the log', async () => {
  const to = mkdtempSync(join(folder, 'backups-'));
  writeFileSync(join(to, nameOf(new Date('2026-05-04T03:00:00Z'))), '');
  expect(await remediesFor('backups', { BACKUP_TO: to })).toEqual([
    'Look for "a scheduled backup failed" in the log of the server.',
  ]);
});

test('a DKIM key that is missing from the DNS is reported', async () => {
  const key = join(folder, 'dkim.pem');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(key, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  const signed = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMTP_TLS: 'optional',
    DKIM_SELECTOR: 'harbor',
    DKIM_KEY_FILE: key,
  };
  expect(await remediesFor('DKIM', signed)).toEqual([
    'Add the TXT record of the key to harbor._domainkey.skillharbor.test.',
  ]);
});

test.each([
  ['version', { status: 'ok', version: '0.0.1' }, {}, /Restart the server/],
  ['address', null, {}, /pass all paths on/],
  ['clock', { status: 'ok', version }, { date: 'Mon, 04 May 2026 09:00:00 GMT' }, /Let NTP/],
])(
  'the doctor names a remedy if the public address shows a wrong %s',
  async (about, body, headers, remedy) => {
    const server = await serving(body, headers);
    const found = await remediesFor(about, { PUBLIC_URL: `http://127.0.0.1:${portOf(server)}` });
    server.close();
    expect(found).toContainEqual(expect.stringMatching(remedy));
  },
);

test('no fault is reported for an address that responds and a mail server that accepts the login', async () => {
  const server = await serving({ status: 'ok', version });
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const environment = {
    DATA_DIR: folder,
    DNS_SERVERS: dns.address,
    PUBLIC_URL: `http://127.0.0.1:${portOf(server)}`,
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    SMTP_TLS: 'optional',
  };
  const findings = await examine(environment);
  server.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
  const about = (name: string) =>
    findings.filter((finding) => finding.about === name).map(({ state }) => state);
  expect([about('address'), about('clock'), about('mail')]).toEqual([['good'], ['good'], ['good']]);
});

test('a finding is printed as a line with its state, and a second line with its remedy', () => {
  expect(linesOf({ about: 'clock', state: 'fault', says: 'It is late.', remedy: 'Set it.' })).toBe(
    'FAULT   clock: It is late.\n        Set it.',
  );
});
