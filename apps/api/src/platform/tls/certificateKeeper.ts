/** Gets the first certificate, and renews each certificate long before it expires. */
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../time/clock.ts';
import type { Certificate, CertificateStore } from './certificateStore.ts';

const MINUTE_MS = 60_000;
/** The interval at which the server checks whether the certificate must be renewed. */
const CHECK_MS = MINUTE_MS;
/**
 * The share of its lifetime that a certificate has left when it is renewed. For a lifetime of 90 days, this is 30 days.
 */
const RENEWED_AT = 1 / 3;
/**
 * The delays after failed attempts. A certificate authority refuses a domain for which more than five attempts an hour
 * fail.
 */
const PAUSES_MS = [5, 15, 60].map((minutes) => minutes * MINUTE_MS);

export interface CertificateKeeper {
  current(): Certificate | null;
  /** Returns why the last attempt failed, and the remedy. Returns null if the last attempt succeeded. */
  problem(): string | null;
  /** Reads the stored certificate. From then on, checks regularly whether to renew it. */
  start(): Promise<void>;
  /**
   * Gets a new certificate if the current one is missing or expires soon, unless the last attempt failed only recently.
   */
  check(): Promise<void>;
  stop(): void;
}

interface Keeping {
  store: CertificateStore;
  obtain: () => Promise<Certificate>;
  /** Receives each new certificate, which the server must use from then on. */
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
      // Uses the certificate before storing it, so that it is in use even if the disk is full.
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
