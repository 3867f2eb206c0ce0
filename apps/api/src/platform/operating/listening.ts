/** Checks the server's ports before the server opens anything else. */
import { createServer } from 'node:net';

interface Address {
  host: string;
  port: number;
}

/** The names of the settings for a host and a port, for messages. */
export type AddressSettings = readonly [
  host: 'HOST' | 'METRICS_HOST' | 'LMTP_HOST',
  port: 'PORT' | 'METRICS_PORT' | 'LMTP_PORT' | 'TLS_HTTP_PORT',
];

/** The error for a port that is not free. The message names the setting and the remedy. */
class ListeningError extends Error {
  override name = 'ListeningError';
  readonly code = 'NOT_LISTENING';
}

/** Throws a ListeningError if this process cannot listen on the address. */
export async function requireFreePort(address: Address, settings: AddressSettings): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ ...address, exclusive: true }, resolve);
    });
  } catch (error) {
    throw new ListeningError(explain(error, address, settings), { cause: error });
  }
  await new Promise((resolve) => server.close(resolve));
}

function explain(
  error: unknown,
  { host, port }: Address,
  [hostSetting, portSetting]: AddressSettings,
): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Another program uses the port ${port} of ${host}: stop it, or set ${portSetting} to another number.`;
    case 'EACCES':
      return (
        `Only root may listen on the port ${port}: set ${portSetting} to 1024 or more, ` +
        'or let systemd give the right (AmbientCapabilities=CAP_NET_BIND_SERVICE).'
      );
    case 'EAFNOSUPPORT':
      return `This machine has no IPv6, which ${host} needs: set ${hostSetting} to 0.0.0.0.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine does not have the address ${host}: correct ${hostSetting}, such as to 127.0.0.1.`;
    default:
      return `The server cannot listen on the port ${port} of ${host} (${String(error)}): correct ${hostSetting} or ${portSetting}.`;
  }
}
