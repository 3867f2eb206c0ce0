/**
 * Connects to hosts that users name, such as domains and push services, but only if their IP addresses are public. This
 * prevents users from reaching the operator's own network through the server. The IP address is checked when the
 * connection is opened, because a name may resolve to another address right after an earlier check.
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
  /**
   * The DNS servers, such as 127.0.0.1:5353, that resolve the names of outside hosts, or null for the DNS servers of the
   * system.
   */
  dnsServers: string[] | null;
  /** Private addresses and networks to which the server may connect nevertheless, such as 10.0.3.0/24. */
  privateAddresses: readonly string[];
}

class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** Returns a resolver that ignores the hosts file, so that it never resolves the names of the operator's machines. */
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
        // The cast is safe, because a failed lookup always gives an Error.
        callback(error as Error, '', 0);
      }
    })();
  };
  return new OutsideAgent({ ...options, lookup }, isReachable);
}

/** If the URL contains an IP address, checks it here, because the address is not looked up. */
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
  // Allows only public unicast addresses. The addresses in all other ranges are private or reserved, or contain IPv4
  // addresses, which may be private.
  if (ip.range() === 'unicast') return true;
  return privateAddresses.some((allowed) => {
    const [network, bits] = allowed.includes('/')
      ? ipaddr.parseCIDR(allowed)
      : ([ipaddr.process(allowed), ip.kind() === 'ipv4' ? 32 : 128] as const);
    return network.kind() === ip.kind() && ip.match(network, bits);
  });
}
