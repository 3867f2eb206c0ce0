/**
 * Puts a proxy between the server and PostgreSQL. The proxy causes failures when a test asks for them.
 *
 *     const network = await startProxy(postgres.socket);
 *     network.setFault(() => 'drop');        no more bytes arrive, and neither side notices
 */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { promisify } from 'node:util';

/** Decides what happens to bytes that the client or the database sends. */
type Fault = (bytes: Buffer) => 'pass' | 'drop' | 'disconnect';

export interface Proxy {
  port: number;
  setFault(fault: Fault): void;
  close(): Promise<void>;
}

/** @param target the path of the Unix socket to which the proxy connects */
export async function startProxy(target: string): Promise<Proxy> {
  let fault: Fault = () => 'pass';
  const sockets = new Set<Socket>();

  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes: Buffer) => {
      const fate = fault(bytes);
      if (fate === 'pass') to.write(bytes);
      if (fate === 'disconnect') from.destroy();
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((socket) => {
    const onward = connect(target);
    forward(socket, onward);
    forward(onward, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    setFault: (next) => (fault = next),
    close() {
      for (const socket of sockets) socket.destroy();
      return promisify(server.close.bind(server))();
    },
  };
}
