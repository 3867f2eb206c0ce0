/**
 * Refuses requests that violate HTTP: requests that cannot be parsed, that arrive too slowly, or that do not have
 * exactly one Host header.
 */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { problemBody } from '@skillharbor/prose';
import type { NamedProblem } from '@skillharbor/prose';
import type { ConnectionError, FastifyRequest } from 'fastify';
import { ProblemError } from '@skillharbor/contract-server/problem';
import type { Headers } from './headers.ts';

/** The responses to requests that cannot be parsed, by the code of Node's error. */
const unreadable: Readonly<Record<string, readonly [status: string, problem: NamedProblem]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_too_slow'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers_too_large'],
};

/** The last response that was sent on each connection. */
type Responses = WeakMap<Socket, ServerResponse>;

export interface MalformedRequests {
  /** Responds to a request that cannot be parsed. Pass this function to Fastify as the option `clientErrorHandler`. */
  refuseUnreadable: (error: ConnectionError, socket: Socket) => void;
  /** Records which responses the server sends. Call this after the server was created. */
  watch: (server: Server) => void;
}

export function malformedRequests(headers: Headers): MalformedRequests {
  const responses: Responses = new WeakMap();
  return {
    // Writes the response directly to the connection, because Fastify has no reply object for a request that could not
    // be parsed.
    refuseUnreadable(error, socket) {
      if (socket.writable && mayRespond(responses.get(socket))) socket.end(responseTo(error, headers));
      else socket.destroy();
    },
    watch(server) {
      server.prependListener('request', (request, response) => responses.set(request.socket, response));
      // Ignores the Expect header, as a server may (RFC 9110, 10.1.1). Otherwise, Node would send a 417 response
      // without the usual headers.
      server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    },
  };
}

/**
 * Returns true if this response may be sent on the connection, because the previous response is complete. Otherwise,
 * the client would take it for a part of the previous response, or for the response to another request.
 */
function mayRespond(last: ServerResponse | undefined): boolean {
  if (last === undefined) return true;
  return last.req.complete ? last.writableFinished : !last.headersSent;
}

function responseTo({ code }: ConnectionError, headers: Headers): string {
  const [status, problem] = unreadable[code] ?? ['400 Bad Request', 'not_understood'];
  const body = JSON.stringify(problemBody(problem));
  const lines = Object.entries({
    ...headers,
    'Cache-Control': 'no-store',
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Refuses requests without exactly one Host header (RFC 9112, 3.2), as an onRequest hook. If there are several Host
 * headers, Node reads the first one, but a proxy may have read another one.
 */
export async function refuseUnclearHost({ raw }: FastifyRequest): Promise<void> {
  const names = raw.rawHeaders.filter((_text, index) => index % 2 === 0);
  const hosts = names.filter((name) => name.length === 4 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw new ProblemError(400, 'not_understood');
}
