/**
 * Looks for the proof that a company controls the domain of its website: a value in a TXT record of DNS, or in a file
 * of the website. A user chooses the hosts that are asked, so the requests are restricted by outsideAgent.ts.
 */
import { createHmac } from 'node:crypto';
import { get } from 'node:https';
import type { Agent } from 'node:https';
import { text } from 'node:stream/consumers';
import { createOutsideAgent, createOutsideResolver } from '../../platform/security/outsideAgent.ts';
import type { OutsideSettings } from '../../platform/security/outsideAgent.ts';

export interface DomainProof {
  /**
   * Returns the value that proves that this company controls the host. The value is always the same for the same
   * company and host.
   */
  valueOf(companyId: number, host: string): string;
  /** Returns true if the DNS record or the file contains the value. */
  isFound(host: string, value: string): Promise<boolean>;
}

const FILE = '/.well-known/skill-harbor.txt';
const TIMEOUT_MS = 5_000;
const MAX_FILE_BYTES = 1_024;

export const recordOf = (host: string) => `_skill-harbor.${host}`;
export const fileOf = (host: string) => `https://${host}${FILE}`;

/** Returns the host of a website, or null if the host cannot be confirmed, for example because it is an IP address. */
export function hostOf(website: string): string | null {
  const host = URL.parse(website)?.hostname ?? '';
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(host) ? host : null;
}

export function createDomainProof(
  signingKey: Uint8Array,
  settings: OutsideSettings,
  agent: Agent = createOutsideAgent(settings),
): DomainProof {
  const key = createHmac('sha256', signingKey).update('domain').digest();
  const resolver = createOutsideResolver(settings);

  const isInRecord = async (host: string, value: string) => {
    // A TXT record consists of parts of at most 255 bytes.
    const records = await resolver.resolveTxt(recordOf(host)).catch(() => []);
    return records.some((parts) => parts.join('').trim() === value);
  };
  const isInFile = async (host: string, value: string) => {
    const content = await readFile(fileOf(host), agent).catch(() => '');
    return content.split('\n').some((line) => line.trim() === value);
  };
  return {
    valueOf: (companyId, host) =>
      `skill-harbor=${createHmac('sha256', key).update(`${companyId} ${host}`).digest('base64url')}`,
    isFound: async (host, value) => (await isInRecord(host, value)) || isInFile(host, value),
  };
}

/** Reads the beginning of a file. Redirects are not followed, because they may go to another site. */
async function readFile(url: string, agent: Agent): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    get(
      url,
      { agent, signal, headers: { 'User-Agent': 'Skill Harbor', Accept: 'text/plain' } },
      (message) => {
        if (message.statusCode === 200) resolve(message);
        else message.destroy(new Error(`The file was answered with ${message.statusCode}.`));
      },
    ).on('error', reject);
  });
  return text(firstBytes(response));
}

async function* firstBytes(stream: NodeJS.ReadableStream): AsyncIterable<Buffer> {
  let left = MAX_FILE_BYTES;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk).subarray(0, left);
    yield bytes;
    left -= bytes.length;
    if (left === 0) return;
  }
}
