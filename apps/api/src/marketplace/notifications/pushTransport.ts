/**
 * Sends messages to the push services of browsers (RFC 8030), encrypted for the browser (RFC 8291). The push address is
 * a secret, so no error contains it. The push address comes from a user, so only the status of a response is read.
 */
import { request } from 'node:https';
import type { Agent } from 'node:https';
import type { PushSubscription } from '@skillharbor/contract';
import webPush from 'web-push';
import type { PushKeys } from './pushKeys.ts';

const TIMEOUT_MS = 10_000;

export interface PushMessage {
  payload: string;
  /** The time for which the push service keeps the message for a device that is switched off, in seconds. */
  ttlS: number;
  /** Phones in power-saving mode receive messages of low urgency later. */
  urgency: 'normal' | 'low';
}

/**
 * The result of sending a message: the push service accepted it, no longer knows the browser, or refused this message.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused';

export interface PushTransport {
  /**
   * Sends a message. Throws an error if the push service cannot be reached or is overloaded, because a later attempt
   * may succeed.
   */
  send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome>;
}

/**
 * This error is thrown if the push service cannot be reached or is overloaded. Its message contains only the host of
 * the push address.
 */
export class PushServiceError extends Error {
  override name = 'PushServiceError';
}

export interface PushTransportOptions {
  keys: Pick<PushKeys, 'publicKey' | 'privateKey'>;
  /** The https: or mailto: URL with which push services can contact the operator. */
  contact: string;
  /** An agent that connects only to public addresses. */
  agent: Agent;
  timeoutMs?: number;
}

export function createPushTransport(options: PushTransportOptions): PushTransport {
  const { keys, contact, agent, timeoutMs = TIMEOUT_MS } = options;
  const { publicKey, privateKey } = keys;
  return {
    async send({ endpoint, ...browserKeys }, { payload, ttlS, urgency }) {
      const details = webPush.generateRequestDetails({ endpoint, keys: browserKeys }, payload, {
        vapidDetails: { subject: contact, publicKey, privateKey },
        contentEncoding: 'aes128gcm',
        TTL: ttlS,
        urgency,
      });
      const { hostname } = new URL(endpoint);
      const status = await post(endpoint, details, { agent, timeoutMs }).catch((error: unknown) => {
        throw new PushServiceError(`The push service ${hostname} cannot be reached: ${reasonOf(error)}.`);
      });
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      if (status === 429 || status >= 500)
        throw new PushServiceError(`The push service ${hostname} responded with the status ${status}.`);
      return 'refused';
    },
  };
}

/** Sends a request without following redirects, and resolves to the status of the response. */
function post(
  endpoint: string,
  { headers, body }: Pick<webPush.RequestDetails, 'headers' | 'body'>,
  { agent, timeoutMs }: { agent: Agent; timeoutMs: number },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = request(endpoint, { method: 'POST', headers, agent, signal });
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.end(body);
  });
}

/** Returns the code or the name of an error, but not its message, which might contain the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
