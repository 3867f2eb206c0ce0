/**
 * Starts Pebble, a certificate authority for tests that implements the protocol ACME. Browsers do not trust its
 * certificates.
 *
 *     const pebble = await startPebble({ dnsServer: dns.address, httpPort: 5002 });
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { installPackages, isDebian } from './debian.ts';
import { freePort } from './freePort.ts';

export interface Pebble {
  /** The URL of Pebble's ACME directory. */
  directory: URL;
  /** The path of the certificate with which Pebble itself listens. */
  ownCertificateFile: string;
  /** Returns the authority's root certificate in PEM, which signs all other certificates. */
  root(): Promise<string>;
  /** Stops Pebble and removes its folder. */
  stop(): void;
}

const PROGRAM = '/usr/bin/pebble';
const START_TRIES = 300;

/** Returns true if Pebble is installed. In CI, it first installs a missing Pebble, which requires root. */
export function hasPebble(): boolean {
  if (existsSync(PROGRAM)) return true;
  return Boolean(process.env['CI']) && isDebian() && installPackages(['pebble']) === null;
}

/**
 * @param dnsServer the address of the DNS server that Pebble uses
 * @param httpPort the port at which Pebble validates domains, instead of 80
 */
export async function startPebble({
  dnsServer,
  httpPort,
}: {
  dnsServer: string;
  httpPort: number;
}): Promise<Pebble> {
  const home = mkdtempSync(join(tmpdir(), 'pebble-'));
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const ownCertificateFile = join(home, 'own.pem');
  writeFileSync(ownCertificateFile, cert, { mode: 0o644 });
  writeFileSync(join(home, 'key.pem'), key);
  const port = await freePort();
  const managementPort = await freePort();
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: ownCertificateFile,
    privateKey: join(home, 'key.pem'),
    httpPort,
    tlsPort: 5001,
  };
  writeFileSync(join(home, 'config.json'), JSON.stringify({ pebble }));
  const child = spawn(PROGRAM, ['-config', join(home, 'config.json'), '-dnsserver', dnsServer], {
    // By default, Pebble waits for some seconds before each validation, and refuses some requests at random.
    env: { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0', PEBBLE_AUTHZREUSE: '0' },
    stdio: 'ignore',
  });
  const get = (address: string) => getText(address, cert);
  const directory = new URL(`https://127.0.0.1:${port}/dir`);
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  };
  for (let tries = 1; !(await get(directory.href).catch(() => null)); tries += 1) {
    if (tries === START_TRIES) {
      stop();
      throw new Error('Pebble did not start.');
    }
    await setTimeout(50);
  }
  return {
    directory,
    ownCertificateFile,
    root: () => get(`https://127.0.0.1:${managementPort}/roots/0`),
    stop,
  };
}

async function getText(address: string, ca: string): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    request(address, { ca }, (response) => void text(response).then(resolve, reject))
      .on('error', reject)
      .end();
  });
}
