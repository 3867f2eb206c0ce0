/** Reads the public address of the server, and the proxies that the server trusts. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { OutsideSettings } from '../platform/security/outsideAgent.ts';
import { SettingsError, listOf, optionalUrl } from './values.ts';
import type { Read } from './values.ts';

/** The name of the setting that makes the server reachable from other machines. */
export type PublicBy = 'PUBLIC_URL' | 'HOST' | 'TLS_DOMAIN';
/** The proxies whose X-Forwarded headers are trusted: none, a number of proxies, or their IP addresses. */
export type TrustedProxies = false | number | string[];

/**
 * Returns the name of the setting that makes the server public. If PUBLIC_URL is set, no other setting matters, because
 * a server in a container listens on all addresses of the container.
 */
export function publicByOf(publicUrl: URL | null, host: string): PublicBy | null {
  if (publicUrl) return isLocal(publicUrl.hostname) ? null : 'PUBLIC_URL';
  return isLocal(host) ? null : 'HOST';
}

/** Returns true if only this machine can reach this host name or address. */
export function isLocal(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'loopback';
  return host === 'localhost' || host.endsWith('.localhost');
}

export function originOf<Text extends string | null>(
  name: string,
  text: Text,
): Text extends string ? URL : URL | null;
export function originOf(name: string, text: string | null): URL | null {
  const url = optionalUrl(name, text, ['http:', 'https:']);
  if (url && (url.pathname !== '/' || url.search || url.hash || url.username)) {
    throw new SettingsError(
      `${name} must be a scheme, a host and perhaps a port only, such as https://example.com.`,
    );
  }
  return url;
}

const ADDRESS_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];
const PROXIES =
  'the number of proxies in front of the server, or their addresses, such as 10.0.0.0/8 or loopback';

export function trustProxyOf(text: string | null): TrustedProxies {
  if (text === null || text === 'off') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const addresses = listOf(text);
  if (addresses.some((address) => address === 'on' || isEverything(address))) {
    throw new SettingsError(
      `TRUST_PROXY=${text} would believe every caller that claims another address. Set ${PROXIES}.`,
    );
  }
  const wrong = addresses.find((address) => !ADDRESS_GROUPS.includes(address) && !isAddress(address));
  if (wrong === undefined) return addresses;
  throw new SettingsError(`TRUST_PROXY must be off, ${PROXIES}, not "${wrong}".`);
}

export function outsideOf(read: Read): OutsideSettings {
  const dnsServers = listOf(read('DNS_SERVERS'));
  const server = dnsServers.find((address) => !isDnsServer(address));
  if (server !== undefined) {
    throw new SettingsError(`DNS_SERVERS must be IP addresses, perhaps with ports, not "${server}".`);
  }
  const privateAddresses = listOf(read('REACHABLE_PRIVATE_ADDRESSES'));
  const wrong = privateAddresses.find((address) => !isAddress(address));
  if (wrong !== undefined) {
    throw new SettingsError(
      `REACHABLE_PRIVATE_ADDRESSES must be IP addresses or networks, such as 10.0.3.0/24, not "${wrong}".`,
    );
  }
  return { dnsServers: dnsServers.length > 0 ? dnsServers : null, privateAddresses };
}

/**
 * Returns true for an IP address with or without a port, such as 192.0.2.1, 192.0.2.1:53, 2001:db8::1 or
 * [2001:db8::1]:53.
 */
function isDnsServer(text: string): boolean {
  if (isIP(text) !== 0) return true;
  const url = URL.parse(`dns://${text}`);
  return url !== null && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 && url.host === text;
}

/** Returns true for an IP address, or a network in CIDR notation. */
function isAddress(text: string): boolean {
  const [ip = '', ...bits] = text.split('/');
  return isIP(ip) !== 0 && (bits.length === 0 || ipaddr.isValidCIDR(text));
}

function isEverything(address: string): boolean {
  return ipaddr.isValidCIDR(address) && ipaddr.parseCIDR(address)[1] === 0;
}
