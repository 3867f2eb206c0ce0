/**
 * Sends messages to the push services of browsers (RFC 8030), encrypted for the browser (RFC 8291). The address at a push
 * service is a secret and comes from outside, so no error names it, and nothing of a response is read but its status.
 */
import { request } from 'node:https';
import type { Agent } from 'node:https';
import type { PushSubscription } from '@skillharbor/contract';
import webPush from 'web-push';
import type { PushKeys } from './pushKeys.ts';

const TIMEOUT_MS = 10_000;

export interface PushMessage {
  payload: string;
  /** How long the push service keeps the message for a device that is off, in seconds. */
  ttlS: number;
  /** Phones that save power receive a message of low urgency later. */
  urgency: 'normal' | 'low';
}

/**
 * The result of sending a message: the push service took it, no longer knows the browser, or refuses the message
 * itself.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused';

export interface PushTransport {
  /** Throws if the push service cannot be reached or is busy, so that a later attempt may succeed. */
  send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome>;
}

/** The push service cannot be reached, or is busy. The message names its host at most. */
export class PushServiceError extends Error {
  override name = 'PushServiceError';
}

export interface PushTransportOptions {
  keys: Pick<PushKeys, 'publicKey' | 'privateKey'>;
  /** The https: or mailto: URL at which push services reach the operator. */
  contact: string;
  /** Connects to public addresses only. */
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

/** Sends a request, follows no redirect, and resolves to the status of the response. */
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

/** Returns the code or the name of an error. Its message might contain the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
