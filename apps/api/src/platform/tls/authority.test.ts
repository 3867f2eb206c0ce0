/**
 * Tests how the server gets certificates from a certificate authority, and how it explains refusals to the operator.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { TLSSocket, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { startDnsServer } from '@skillharbor/tooling/dnsServer';
import type { DnsRecords } from '@skillharbor/tooling/dnsServer';
import { hasPebble, startPebble } from '@skillharbor/tooling/pebble';
import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../testing/freePort.ts';
import { startServer } from '../../testing/serverProcess.ts';
import { serverDatabase } from '../database/testing.ts';
import { explainRefusal, obtainCertificate } from './authority.ts';
import { openCertificateStore } from './certificateStore.ts';
import { openTls } from './tls.ts';

const authority = new URL('https://acme.example/dir');

test.each([
  ['DNS problem: NXDOMAIN looking up A for harbor.example', /A or AAAA record of harbor\.example/],
  ['203.0.113.7: Fetching http://…: Timeout during connect (likely firewall problem)', /port 80/],
  ['203.0.113.7: Fetching http://…: Connection refused', /port 80/],
  ['203.0.113.7: Invalid response from http://…: 404', /Something else answers/],
  ['too many certificates (5) already issued for this exact set of domains', /Wait as long/],
  ['CAA record for harbor.example prevents issuance', /CAA record of harbor\.example/],
  ['Error validating contact(s) :: contact email has invalid domain', /TLS_CONTACT/],
])('the message "%s" is explained with a remedy', (reason, remedy) => {
  const said = explainRefusal(new Error(reason), 'harbor.example', authority);
  expect(said).toContain(`acme.example gave no certificate for harbor.example: ${reason}`);
  expect(said).toMatch(remedy);
});

test.each([
  [
    'https://127.0.0.1:9/dir',
    /^The authority 127\.0\.0\.1:9 cannot be reached \(.+\): check .* TLS_AUTHORITY\.$/,
  ],
  ['https://acme.invalid/dir', /ENOTFOUND|EAI_AGAIN/],
])('the error names the certificate authority %s, which cannot be reached', async (address, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-unreachable-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const unreachable = new URL(address);
  const obtained = obtainCertificate({
    domain: 'harbor.example',
    contact: null,
    authority: unreachable,
    store: openCertificateStore(folder, unreachable, 'harbor.example'),
    publish: () => () => undefined,
  });
  await expect(obtained).rejects.toThrow(message);
});

describe.skipIf(!hasPebble())('with a certificate authority (needs Pebble, a package of Debian)', () => {
  const domain = 'harbor.example';

  /** Starts the certificate authority Pebble, and a DNS server that has these records. */
  async function prepare(records: DnsRecords) {
    const dns = await startDnsServer(records);
    const httpPort = await freePort();
    const pebble = await startPebble({ dnsServer: dns.address, httpPort });
    const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-acme-'));
    onTestFinished(async () => {
      pebble.stop();
      await dns.close();
      rmSync(folder, { recursive: true, force: true });
    });
    return { dns, pebble, folder, httpPort };
  }

  /** Sends a request, like a browser that trusts the certificate authority. */
  async function ask(port: number, ca: string, path: string) {
    return new Promise<{ status: number; body: string; serial: string; hsts: string }>((resolve, reject) => {
      request(
        { host: '127.0.0.1', port, path, servername: domain, ca, headers: { host: `${domain}:${port}` } },
        (response) => {
          const { socket, statusCode: status = 0, headers } = response;
          const serial = socket instanceof TLSSocket ? socket.getPeerCertificate().serialNumber : '';
          const hsts = headers['strict-transport-security'] ?? '';
          text(response).then((body) => resolve({ status, body, serial, hsts }), reject);
        },
      )
        .on('error', reject)
        .end();
    });
  }

  test('a server gets a certificate that browsers accept, and still has the certificate after a restart', async () => {
    const { pebble, folder, httpPort } = await prepare({ [`${domain} A`]: ['127.0.0.1'] });
    const postgres = await serverDatabase();
    const port = await freePort();
    const start = async () => {
      const server = startServer({
        DATA_DIR: folder,
        ...(postgres && { DATABASE_URL: postgres.url }),
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: `https://${domain}:${port}`,
        TLS_DOMAIN: domain,
        TLS_CONTACT: 'operator@harbor.example',
        TLS_AUTHORITY: pebble.directory.href,
        TLS_HTTP_PORT: String(httpPort),
        NODE_EXTRA_CA_CERTS: pebble.ownCertificateFile,
      });
      onTestFinished(async () => {
        server.stop('SIGKILL');
        await server.ended;
      });
      expect(await server.ready).toBe(`https://${domain}:${port}`);
      return server;
    };
    const first = await start();
    const root = await pebble.root();
    const response = await ask(port, root, '/readyz');
    expect(response).toMatchObject({ status: 200, hsts: 'max-age=31536000' });
    expect((await ask(port, root, '/robots.txt')).body).toContain(`https://${domain}:${port}/sitemap.xml`);
    const redirect = await fetch(`http://127.0.0.1:${httpPort}/explore`, { redirect: 'manual' });
    expect(redirect.headers.get('location')).toBe(`https://${domain}:${port}/explore`);
    const [authorityFolder = ''] = readdirSync(join(folder, 'tls'));
    for (const file of ['account.pem', `${domain}.pem`])
      expect(statSync(join(folder, 'tls', authorityFolder, file)).mode & 0o777).toBe(0o600);
    first.stop('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0 });

    const again = await start();
    expect((await ask(port, root, '/readyz')).serial).toBe(response.serial);
    again.stop('SIGTERM');
    await again.ended;
    await postgres?.drop();
  }, 180_000);

  test('if the domain points to another server, the server reports why there is no certificate, and gets one once the DNS is correct', async () => {
    const { dns, pebble, folder, httpPort } = await prepare({});
    // Adds the certificate while the process is running, because Node reads the environment variable for it only at the
    // start.
    const trusted = getCACertificates();
    setDefaultCACertificates([...trusted, readFileSync(pebble.ownCertificateFile, 'utf8')]);
    onTestFinished(() => setDefaultCACertificates(trusted));
    let now = new Date();
    const tls = await openTls(
      { domain, contact: null, authority: pebble.directory, httpPort },
      {
        dataDir: folder,
        origin: `https://${domain}`,
        clock: () => now,
        log: pino({ level: 'silent' }),
      },
    );
    onTestFinished(() => tls.close());
    await tls.listen('127.0.0.1');
    expect(tls.problem()).toContain(`gave no certificate for ${domain}`);
    expect(tls.problem()).toContain(`Let an A or AAAA record of ${domain} lead to this machine.`);
    expect(tls.expiry()).toBeNull();
    dns.records[`${domain} A`] = ['127.0.0.1'];
    now = new Date(now.getTime() + 6 * 60_000);
    await tls.check();
    expect(tls.problem()).toBeNull();
    expect(tls.expiry()).not.toBeNull();
  });
});
