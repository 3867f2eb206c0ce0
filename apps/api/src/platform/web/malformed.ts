/** Refuses requests that violate HTTP: those that cannot be parsed, arrive too slowly, or lack a single Host header. */
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

/** The last response of each connection. */
type Responses = WeakMap<Socket, ServerResponse>;

export interface MalformedRequests {
  /** Responds to a request that cannot be parsed. It is meant for Fastify's option `clientErrorHandler`. */
  refuseUnreadable: (error: ConnectionError, socket: Socket) => void;
  /** Records the responses of the server. It must be called once the server exists. */
  watch: (server: Server) => void;
}

export function malformedRequests(headers: Headers): MalformedRequests {
  const responses: Responses = new WeakMap();
  return {
    // Fastify has no reply object for such a request, so the response is written to the connection.
    refuseUnreadable(error, socket) {
      if (socket.writable && mayRespond(responses.get(socket))) socket.end(responseTo(error, headers));
      else socket.destroy();
    },
    watch(server) {
      server.prependListener('request', (request, response) => responses.set(request.socket, response));
      // Without this listener, Node would send a 417 without headers. A server may ignore an expectation (RFC 9110,
      // 10.1.1).
      server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    },
  };
}

/**
 * Returns true if the request has no response yet. A client would assign a second response, or one that overtakes an
 * earlier response, to the wrong request.
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
 * Refuses requests without exactly one Host header (RFC 9112, 3.2), as an onRequest hook. If there are several, Node
 * reads the first one, but a proxy may have read another.
 */
export async function refuseUnclearHost({ raw }: FastifyRequest): Promise<void> {
  const names = raw.rawHeaders.filter((_text, index) => index % 2 === 0);
  const hosts = names.filter((name) => name.length === 4 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw new ProblemError(400, 'not_understood');
}
