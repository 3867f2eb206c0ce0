import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { acceptDifferences, listDifferences, pathOf, UnknownDifferenceError } from './differences.ts';
import { contentSecurityPolicy, differencesPage, writePage } from './page.ts';

/**
 * Serves the page of pictures that differ, and accepts the pictures that a form sends to `POST /accept`. Other sites
 * cannot accept pictures, because the server refuses their origins, and their host names even if these resolve to this
 * machine.
 */
export function picturesServer(root: string): Server {
  return createServer((request, response) => {
    respond(root, request, response).catch((error: unknown) => {
      console.error(error);
      end(response, 500, 'This failed. The terminal says why.');
    });
  });
}

async function respond(root: string, request: IncomingMessage, response: ServerResponse) {
  const { host = '', origin } = request.headers;
  const { localPort } = request.socket;
  if (host !== `localhost:${localPort}` && host !== `127.0.0.1:${localPort}`) {
    return end(response, 403, 'Open this page on localhost.');
  }
  const { pathname } = new URL(request.url ?? '/', `http://${host}`);
  if (pathname === '/accept') {
    if (request.method !== 'POST') return end(response, 405, 'Accepting takes a press of the button.');
    if (origin !== `http://${host}`) return end(response, 403, 'Accept on the page itself.');
    return accept(root, request, response);
  }
  if (request.method !== 'GET') return end(response, 405, 'There is only a page here.');
  if (pathname === '/') {
    response.setHeader('content-security-policy', contentSecurityPolicy);
    response.setHeader('cache-control', 'no-store');
    return end(response, 200, differencesPage(listDifferences(root), { canAccept: true }), 'text/html');
  }
  return showPicture(root, pathname.slice(1), response);
}

async function accept(root: string, request: IncomingMessage, response: ServerResponse) {
  const names = new URLSearchParams(await text(request)).getAll('name');
  try {
    await acceptDifferences(root, names);
  } catch (error) {
    if (error instanceof UnknownDifferenceError) return end(response, 404, error.message);
    throw error;
  }
  writePage(root);
  response.setHeader('location', '/');
  end(response, 303, '');
}

/** Sends a picture of a listed difference. No other file can be read. */
function showPicture(root: string, path: string, response: ServerResponse) {
  for (const { name, parts } of listDifferences(root)) {
    const part = parts.find((each) => path === `${name}/${each}.png`);
    if (part) {
      response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' });
      createReadStream(pathOf(root, name, part)).pipe(response);
      return;
    }
  }
  end(response, 404, 'There is no such picture.');
}

function end(response: ServerResponse, status: number, body: string, type = 'text/plain') {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
