/** Keeps a certificate: obtains the first one, and renews each one long before it expires. */
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../time/clock.ts';
import type { Certificate, CertificateStore } from './certificateStore.ts';

const MINUTE_MS = 60_000;
/** How often the server looks whether the certificate is due. */
const CHECK_MS = MINUTE_MS;
/** A certificate is renewed when this part of its lifetime is left, which is 30 of 90 days. */
const RENEWED_AT = 1 / 3;
/** The pauses after failures. Authorities refuse a domain that fails more than five times in an hour. */
const PAUSES_MS = [5, 15, 60].map((minutes) => minutes * MINUTE_MS);

export interface CertificateKeeper {
  current(): Certificate | null;
  /** Says why the last attempt failed, and what to do about it. Returns null if it did not. */
  problem(): string | null;
  /** Reads the stored certificate, and from now on renews it. */
  start(): Promise<void>;
  /** Obtains a certificate if it is due, and no failure is too recent. */
  check(): Promise<void>;
  stop(): void;
}

interface Keeping {
  store: CertificateStore;
  obtain: () => Promise<Certificate>;
  /** Is called with each certificate that the server is to use from now on. */
  onCertificate: (certificate: Certificate) => void;
  clock: Clock;
  log: FastifyBaseLogger;
}

export function keepCertificate({ store, obtain, onCertificate, clock, log }: Keeping): CertificateKeeper {
  let certificate: Certificate | null = null;
  let failures = 0;
  let problem: string | null = null;
  let notBefore = 0;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  const use = (one: Certificate) => {
    certificate = one;
    onCertificate(one);
  };

  async function renew(): Promise<void> {
    const now = clock().getTime();
    if (now < notBefore || (certificate && !isDue(certificate, now))) return;
    try {
      const next = await obtain();
      // It is used at once, even if the disk is full.
      use(next);
      log.info({ validTo: next.validTo }, 'obtained a certificate');
      await store.saveCertificate(next);
      failures = 0;
      problem = null;
    } catch (error) {
      const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0;
      failures += 1;
      notBefore = clock().getTime() + pause;
      problem = error instanceof Error ? error.message : String(error);
      log.error(
        { err: error, remedy: problem, validTo: certificate?.validTo, nextTry: new Date(notBefore) },
        'a certificate was not obtained or not stored',
      );
    }
  }

  const check = () => (running ??= renew().finally(() => (running = null)));
  return {
    current: () => certificate,
    problem: () => problem,
    check,
    async start() {
      const stored = await store.certificate();
      if (stored) use(stored);
      timer = setInterval(() => void check(), CHECK_MS).unref();
    },
    stop() {
      if (timer) clearInterval(timer);
    },
  };
}

function isDue({ validFrom, validTo }: Certificate, now: number): boolean {
  const lifetime = validTo.getTime() - validFrom.getTime();
  return validTo.getTime() - now < lifetime * RENEWED_AT;
}
