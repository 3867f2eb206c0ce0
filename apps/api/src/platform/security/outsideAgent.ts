/**
 * Connects to hosts that users name, such as domains and push services, but only if their addresses are public. This
 * prevents users from reaching the operator's own network through the server. The address is checked when the connection is opened,
 * because a name may resolve to another address a moment after a check.
 *
 *     createOutsideAgent(settings.outside) → an agent for node:https
 */
import { Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { Agent } from 'node:https';
import type { AgentOptions } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface OutsideSettings {
  /** The DNS servers that resolve outside names, such as 127.0.0.1:5353, or null for those of the system. */
  dnsServers: string[] | null;
  /** Private addresses and networks that may be reached nevertheless, such as 10.0.3.0/24. */
  privateAddresses: readonly string[];
}

class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** Returns a resolver that does not read the hosts file, so it does not know the names of the operator's machines. */
export function createOutsideResolver({ dnsServers }: OutsideSettings): Resolver {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (dnsServers) resolver.setServers(dnsServers);
  return resolver;
}

export function createOutsideAgent(settings: OutsideSettings, options: AgentOptions = {}): Agent {
  const resolver = createOutsideResolver(settings);
  const isReachable = (address: string) => isReachableAddress(address, settings.privateAddresses);
  const resolve = async (host: string): Promise<LookupAddress[]> => {
    if (isIP(host)) return [{ address: host, family: isIP(host) }];
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
    return [v4, v6].flatMap((found, index) =>
      found.status === 'rejected'
        ? []
        : found.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })),
    );
  };
  const lookup: LookupFunction = (host, { all }, callback) => {
    void (async () => {
      try {
        const addresses = (await resolve(host)).filter(({ address }) => isReachable(address));
        const [first] = addresses;
        if (!first) throw new PrivateAddressError(`${host} has no public address.`);
        if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      } catch (error) {
        // Every failure of a lookup is an Error.
        callback(error as Error, '', 0);
      }
    })();
  };
  return new OutsideAgent({ ...options, lookup }, isReachable);
}

/** An address in a URL needs no lookup, so this agent checks it here. */
class OutsideAgent extends Agent {
  readonly #isReachable: (address: string) => boolean;

  constructor(options: AgentOptions, isReachable: (address: string) => boolean) {
    super(options);
    this.#isReachable = isReachable;
  }

  override createConnection(...args: Parameters<Agent['createConnection']>) {
    const { host } = args[0];
    if (host && isIP(host) && !this.#isReachable(host)) {
      throw new PrivateAddressError(`${host} is not a public address.`);
    }
    return super.createConnection(...args);
  }
}

export function isReachableAddress(address: string, privateAddresses: readonly string[]): boolean {
  const ip = ipaddr.process(address);
  // All other ranges are private, reserved, or tunnels that lead to an IPv4 address of any kind.
  if (ip.range() === 'unicast') return true;
  return privateAddresses.some((allowed) => {
    const [network, bits] = allowed.includes('/')
      ? ipaddr.parseCIDR(allowed)
      : ([ipaddr.process(allowed), ip.kind() === 'ipv4' ? 32 : 128] as const);
    return network.kind() === ip.kind() && ip.match(network, bits);
  });
}
