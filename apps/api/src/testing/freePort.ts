import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Returns a port of this machine that no program uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // The server listens on a port, not on a pipe.
  await new Promise((resolve) => server.close(resolve));
  return port;
}
