/** Sends raw bytes as requests, for requests that no HTTP client sends. */
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawResponse {
  status: number;
  /** The headers, by their names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** Sends these bytes to a listening server. Resolves to all bytes that the server sends before the connection ends. */
export function sendRaw(app: FastifyInstance, bytes: string | Uint8Array): Promise<string> {
  // The cast is safe, because the server listens on a port, not on a socket file.
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (data: Buffer) => (received += data.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

/** Parses the only response in the bytes that a server has sent. Throws if there is no response, or more than one. */
export function parseResponse(received: string): RawResponse {
  const [head = '', body = ''] = received.split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1];
  if (status === undefined || received.split('HTTP/1.1 ').length !== 2) {
    throw new Error(`Not one response: ${JSON.stringify(received)}`);
  }
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(status), headers: Object.fromEntries(headers) as Record<string, string>, body };
}
